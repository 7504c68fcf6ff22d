/** Shares and funds of the Ho Chi Minh Stock Exchange. Columns as in `table.ts`. */
export const HOSE = `
AAA | An Phát Xanh | Công ty Cổ phần Nhựa An Phát Xanh | Nhựa, cao su và sợi | Cao su và nhựa | 7600 | 1500000 | 1.9
ACB | ACB | Ngân hàng Thương mại Cổ phần Á Châu | Ngân hàng | Ngân hàng | 24250 | 7300000 | 1.4
AGR | Agriseco | Công ty Cổ phần Chứng khoán Agribank | Môi giới chứng khoán | Chứng khoán | 16500 | 1200000 | 2.3
ANV | Nam Việt | Công ty Cổ phần Nam Việt | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 25500 | 2300000 | 2.5
AST | Taseco Airs | Công ty Cổ phần Dịch vụ Hàng không Taseco | Dịch vụ hàng không | Hàng không | 70000 | 40000 | 1.7
BAF | BAF | Công ty Cổ phần Nông nghiệp BAF Việt Nam | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 36000 | 2800000 | 1.9
BCM | Becamex | Tổng Công ty Đầu tư và Phát triển Công nghiệp - Công ty Cổ phần | Bất động sản | Khu công nghiệp | 66600 | 320000 | 1.8
BFC | Phân bón Bình Điền | Công ty Cổ phần Phân bón Bình Điền | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 42000 | 500000 | 2.1
BIC | Bảo hiểm BIDV | Tổng Công ty Cổ phần Bảo hiểm Ngân hàng Đầu tư và Phát triển Việt Nam | Bảo hiểm phi nhân thọ | Bảo hiểm | 24000 | 90000 | 1.9
BID | BIDV | Ngân hàng Thương mại Cổ phần Đầu tư và Phát triển Việt Nam | Ngân hàng | Ngân hàng | 37100 | 1900000 | 1.6
BMI | Bảo Minh | Tổng Công ty Cổ phần Bảo Minh | Bảo hiểm phi nhân thọ | Bảo hiểm | 19500 | 280000 | 1.4
BMP | Nhựa Bình Minh | Công ty Cổ phần Nhựa Bình Minh | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 165000 | 140000 | 1.6
BSI | Chứng khoán BIDV | Công ty Cổ phần Chứng khoán BIDV | Môi giới chứng khoán | Chứng khoán | 40000 | 1000000 | 2.4
BSR | Lọc hóa dầu Bình Sơn | Công ty Cổ phần Lọc Hóa dầu Bình Sơn | Lọc hóa dầu | Dầu khí | 24650 | 11000000 | 2.3
BVH | Tập đoàn Bảo Việt | Tập đoàn Bảo Việt | Bảo hiểm nhân thọ | Bảo hiểm | 60000 | 900000 | 2.0
BWE | BIWASE | Tổng Công ty Nước - Môi trường Bình Dương - Công ty Cổ phần | Nước | Điện và nước | 47000 | 300000 | 1.3
CII | Hạ tầng TP.HCM | Công ty Cổ phần Đầu tư Hạ tầng Kỹ thuật Thành phố Hồ Chí Minh | Xây dựng | Xây dựng và vật liệu | 24500 | 13000000 | 2.6
CMG | Tập đoàn CMC | Công ty Cổ phần Tập đoàn Công nghệ CMC | Dịch vụ máy tính | Công nghệ và viễn thông | 36000 | 900000 | 2.0
CSM | Casumina | Công ty Cổ phần Công nghiệp Cao su Miền Nam | Lốp xe | Cao su và nhựa | 13500 | 220000 | 2.0
CSV | Hóa chất Cơ bản miền Nam | Công ty Cổ phần Hóa chất Cơ bản miền Nam | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 30000 | 1500000 | 2.3
CTD | Coteccons | Công ty Cổ phần Xây dựng Coteccons | Xây dựng | Xây dựng và vật liệu | 82000 | 900000 | 2.2
CTG | VietinBank | Ngân hàng Thương mại Cổ phần Công thương Việt Nam | Ngân hàng | Ngân hàng | 49000 | 5700000 | 1.6
CTR | Viettel Construction | Tổng Công ty Cổ phần Công trình Viettel | Hạ tầng viễn thông | Công nghệ và viễn thông | 92000 | 700000 | 2.1
CTS | Chứng khoán VietinBank | Công ty Cổ phần Chứng khoán Ngân hàng Công thương Việt Nam | Môi giới chứng khoán | Chứng khoán | 34000 | 1600000 | 2.7
DBC | Dabaco | Công ty Cổ phần Tập đoàn Dabaco Việt Nam | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 27500 | 4800000 | 2.1
DBD | Bidiphar | Công ty Cổ phần Dược - Trang thiết bị y tế Bình Định | Dược phẩm | Dược phẩm | 52000 | 180000 | 1.4
DCL | Dược Cửu Long | Công ty Cổ phần Dược phẩm Cửu Long | Dược phẩm | Dược phẩm | 30000 | 200000 | 1.9
DCM | Đạm Cà Mau | Công ty Cổ phần Phân bón Dầu Khí Cà Mau | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 36000 | 3300000 | 1.9
DGC | Hóa chất Đức Giang | Công ty Cổ phần Tập đoàn Hóa chất Đức Giang | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 94300 | 2100000 | 2.0
DGW | Digiworld | Công ty Cổ phần Thế Giới Số | Phân phối thiết bị công nghệ | Bán lẻ | 42000 | 1900000 | 2.2
DHG | Dược Hậu Giang | Công ty Cổ phần Dược Hậu Giang | Dược phẩm | Dược phẩm | 101000 | 20000 | 0.9
DIG | DIC Corp | Tổng Công ty Cổ phần Đầu tư Phát triển Xây dựng | Bất động sản | Bất động sản | 18500 | 18000000 | 2.8
DPM | Đạm Phú Mỹ | Tổng Công ty Phân bón và Hóa chất Dầu khí - Công ty Cổ phần | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 23500 | 3300000 | 1.9
DPR | Cao su Đồng Phú | Công ty Cổ phần Cao su Đồng Phú | Nhựa, cao su và sợi | Cao su và nhựa | 39000 | 700000 | 2.2
DRC | Cao su Đà Nẵng | Công ty Cổ phần Cao su Đà Nẵng | Lốp xe | Cao su và nhựa | 15500 | 800000 | 1.7
DXG | Đất Xanh | Công ty Cổ phần Tập đoàn Đất Xanh | Bất động sản | Bất động sản | 18000 | 16000000 | 2.7
DXS | Đất Xanh Services | Công ty Cổ phần Dịch vụ Bất động sản Đất Xanh | Tư vấn, định giá, môi giới bất động sản | Bất động sản | 11000 | 2200000 | 2.6
EIB | Eximbank | Ngân hàng Thương mại Cổ phần Xuất nhập khẩu Việt Nam | Ngân hàng | Ngân hàng | 22000 | 8000000 | 1.9
ELC | ELCOM | Công ty Cổ phần Công nghệ - Viễn thông ELCOM | Thiết bị viễn thông | Công nghệ và viễn thông | 21000 | 1200000 | 2.1
FCN | FECON | Công ty Cổ phần FECON | Xây dựng | Xây dựng và vật liệu | 14500 | 1500000 | 2.2
FMC | Thực phẩm Sao Ta | Công ty Cổ phần Thực phẩm Sao Ta | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 37000 | 180000 | 1.5
FPT | FPT | Công ty Cổ phần FPT | Phần mềm | Công nghệ và viễn thông | 96100 | 2900000 | 1.6
FRT | FPT Retail | Công ty Cổ phần Bán lẻ Kỹ thuật số FPT | Bán lẻ dược phẩm và điện máy | Bán lẻ | 145000 | 700000 | 2.1
FTS | Chứng khoán FPT | Công ty Cổ phần Chứng khoán FPT | Môi giới chứng khoán | Chứng khoán | 33000 | 2600000 | 2.4
GAS | PV GAS | Tổng Công ty Khí Việt Nam - Công ty Cổ phần | Phân phối xăng dầu và khí đốt | Dầu khí | 63400 | 650000 | 1.3
GEG | Điện Gia Lai | Công ty Cổ phần Điện Gia Lai | Sản xuất và phân phối điện | Điện và nước | 15500 | 1000000 | 1.7
GEX | GELEX | Công ty Cổ phần Tập đoàn Gelex | Thiết bị điện | Thiết bị công nghiệp | 42000 | 9000000 | 2.7
GIL | Gilimex | Công ty Cổ phần Sản xuất Kinh doanh Xuất nhập khẩu Bình Thạnh | Hàng may mặc | Dệt may | 16500 | 700000 | 2.2
GMD | Gemadept | Công ty Cổ phần Gemadept | Cảng biển | Cảng biển và vận tải | 64000 | 2000000 | 1.8
GVR | Cao su Việt Nam | Tập đoàn Công nghiệp Cao su Việt Nam - Công ty Cổ phần | Nhựa, cao su và sợi | Cao su và nhựa | 27300 | 2900000 | 2.5
HAG | Hoàng Anh Gia Lai | Công ty Cổ phần Hoàng Anh Gia Lai | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 16500 | 11000000 | 2.2
HAH | Vận tải Hải An | Công ty Cổ phần Vận tải và Xếp dỡ Hải An | Vận tải thủy | Cảng biển và vận tải | 57000 | 2800000 | 2.4
HCM | Chứng khoán HSC | Công ty Cổ phần Chứng khoán Thành phố Hồ Chí Minh | Môi giới chứng khoán | Chứng khoán | 23500 | 9000000 | 2.3
HDB | HDBank | Ngân hàng Thương mại Cổ phần Phát triển Thành phố Hồ Chí Minh | Ngân hàng | Ngân hàng | 32000 | 6700000 | 1.8
HDC | Hodeco | Công ty Cổ phần Phát triển Nhà Bà Rịa Vũng Tàu | Bất động sản | Bất động sản | 24000 | 3200000 | 2.6
HDG | Hà Đô | Công ty Cổ phần Tập đoàn Hà Đô | Bất động sản | Bất động sản | 27500 | 2500000 | 2.2
HHS | Đầu tư Hoàng Huy | Công ty Cổ phần Đầu tư Dịch vụ Hoàng Huy | Bất động sản | Bất động sản | 13500 | 6500000 | 2.6
HHV | Đèo Cả | Công ty Cổ phần Đầu tư Hạ tầng Giao thông Đèo Cả | Xây dựng | Xây dựng và vật liệu | 13500 | 8500000 | 2.1
HPG | Hòa Phát | Công ty Cổ phần Tập đoàn Hòa Phát | Thép và sản phẩm thép | Thép | 26550 | 24000000 | 1.8
HPX | Hải Phát Invest | Công ty Cổ phần Đầu tư Hải Phát | Bất động sản | Bất động sản | 4800 | 2000000 | 2.9
HQC | Địa ốc Hoàng Quân | Công ty Cổ phần Tư vấn - Thương mại - Dịch vụ Địa ốc Hoàng Quân | Bất động sản | Bất động sản | 3500 | 8000000 | 2.8
HSG | Hoa Sen | Công ty Cổ phần Tập đoàn Hoa Sen | Thép và sản phẩm thép | Thép | 16500 | 7000000 | 2.0
HT1 | Xi măng Hà Tiên | Công ty Cổ phần Xi măng VICEM Hà Tiên | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 15500 | 900000 | 2.1
HVN | Vietnam Airlines | Tổng Công ty Hàng không Việt Nam - Công ty Cổ phần | Dịch vụ hàng không | Hàng không | 26500 | 2800000 | 2.3
IDI | Thủy sản I.D.I | Công ty Cổ phần Đầu tư và Phát triển Đa Quốc Gia I.D.I | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 7200 | 1400000 | 2.0
IJC | Becamex IJC | Công ty Cổ phần Phát triển Hạ tầng Kỹ thuật | Bất động sản | Khu công nghiệp | 12000 | 2200000 | 2.1
IMP | Imexpharm | Công ty Cổ phần Dược phẩm Imexpharm | Dược phẩm | Dược phẩm | 50000 | 110000 | 1.5
KBC | Kinh Bắc | Tổng Công ty Phát triển Đô thị Kinh Bắc | Bất động sản | Khu công nghiệp | 35000 | 5500000 | 2.3
KDC | KIDO | Công ty Cổ phần Tập đoàn KIDO | Thực phẩm | Thực phẩm và đồ uống | 51000 | 600000 | 1.3
KDH | Khang Điền | Công ty Cổ phần Đầu tư và Kinh doanh Nhà Khang Điền | Bất động sản | Bất động sản | 32000 | 4000000 | 1.9
KHG | Khải Hoàn Land | Công ty Cổ phần Tập đoàn Khải Hoàn Land | Bất động sản | Bất động sản | 7200 | 4000000 | 2.4
KLB | KienlongBank | Ngân hàng Thương mại Cổ phần Kiên Long | Ngân hàng | Ngân hàng | 16500 | 2200000 | 2.0
KSB | Khoáng sản Bình Dương | Công ty Cổ phần Khoáng sản và Xây dựng Bình Dương | Khai thác đá | Xây dựng và vật liệu | 17500 | 1500000 | 2.4
LCG | Lizen | Công ty Cổ phần Lizen | Xây dựng | Xây dựng và vật liệu | 10500 | 3200000 | 2.3
LDG | Đầu tư LDG | Công ty Cổ phần Đầu tư LDG | Tư vấn, định giá, môi giới bất động sản | Bất động sản | 4500 | 2600000 | 3.1
LPB | LPBank | Ngân hàng Thương mại Cổ phần Lộc Phát Việt Nam | Ngân hàng | Ngân hàng | 48600 | 3700000 | 1.9
LSS | Mía đường Lam Sơn | Công ty Cổ phần Mía đường Lam Sơn | Thực phẩm | Thực phẩm và đồ uống | 9800 | 340000 | 1.8
MBB | MB | Ngân hàng Thương mại Cổ phần Quân đội | Ngân hàng | Ngân hàng | 23250 | 13000000 | 1.6
MCH | Masan Consumer | Công ty Cổ phần Hàng tiêu dùng Masan | Thực phẩm | Thực phẩm và đồ uống | 150000 | 500000 | 1.7
MIG | Bảo hiểm Quân đội | Tổng Công ty Cổ phần Bảo hiểm Quân đội | Bảo hiểm phi nhân thọ | Bảo hiểm | 17500 | 900000 | 1.8
MSB | MSB | Ngân hàng Thương mại Cổ phần Hàng Hải Việt Nam | Ngân hàng | Ngân hàng | 12500 | 11000000 | 1.7
MSH | May Sông Hồng | Công ty Cổ phần May Sông Hồng | Hàng may mặc | Dệt may | 37000 | 350000 | 1.8
MSN | Masan | Công ty Cổ phần Tập đoàn Masan | Thực phẩm | Thực phẩm và đồ uống | 77400 | 3100000 | 2.0
MWG | Thế Giới Di Động | Công ty Cổ phần Đầu tư Thế Giới Di Động | Bán lẻ điện máy và bách hóa | Bán lẻ | 79900 | 6100000 | 2.0
NAB | Nam A Bank | Ngân hàng Thương mại Cổ phần Nam Á | Ngân hàng | Ngân hàng | 14500 | 2500000 | 1.5
NKG | Nam Kim | Công ty Cổ phần Thép Nam Kim | Thép và sản phẩm thép | Thép | 15500 | 6500000 | 2.2
NLG | Nam Long | Công ty Cổ phần Đầu tư Nam Long | Bất động sản | Bất động sản | 33000 | 3500000 | 2.2
NT2 | Nhơn Trạch 2 | Công ty Cổ phần Điện lực Dầu khí Nhơn Trạch 2 | Sản xuất và phân phối điện | Điện và nước | 24500 | 1100000 | 1.6
NTC | Nam Tân Uyên | Công ty Cổ phần Khu Công nghiệp Nam Tân Uyên | Bất động sản | Khu công nghiệp | 150000 | 45000 | 1.8
NTL | Đô thị Từ Liêm | Công ty Cổ phần Phát triển Đô thị Từ Liêm | Bất động sản | Bất động sản | 19000 | 1500000 | 2.4
NVL | Novaland | Công ty Cổ phần Tập đoàn Đầu tư Địa ốc No Va | Bất động sản | Bất động sản | 13500 | 13000000 | 2.9
OCB | OCB | Ngân hàng Thương mại Cổ phần Phương Đông | Ngân hàng | Ngân hàng | 12000 | 5000000 | 1.5
ORS | Chứng khoán Tiên Phong | Công ty Cổ phần Chứng khoán Tiên Phong | Môi giới chứng khoán | Chứng khoán | 13500 | 3500000 | 2.6
PAN | Tập đoàn PAN | Công ty Cổ phần Tập đoàn PAN | Nông nghiệp | Thủy sản và nông nghiệp | 30000 | 1400000 | 2.1
PC1 | PC1 | Công ty Cổ phần Tập đoàn PC1 | Xây lắp điện | Điện và nước | 23000 | 3500000 | 2.1
PDR | Phát Đạt | Công ty Cổ phần Phát triển Bất động sản Phát Đạt | Bất động sản | Bất động sản | 20000 | 11000000 | 2.6
PET | Petrosetco | Tổng Công ty Cổ phần Dịch vụ Tổng hợp Dầu khí | Phân phối thiết bị công nghệ | Bán lẻ | 33000 | 1600000 | 2.3
PHR | Cao su Phước Hòa | Công ty Cổ phần Cao su Phước Hòa | Nhựa, cao su và sợi | Cao su và nhựa | 58000 | 600000 | 2.2
PLX | Petrolimex | Tập đoàn Xăng dầu Việt Nam | Phân phối xăng dầu | Dầu khí | 33900 | 1100000 | 1.7
PNJ | PNJ | Công ty Cổ phần Vàng bạc Đá quý Phú Nhuận | Trang sức | Bán lẻ | 95000 | 800000 | 1.6
POW | PV Power | Tổng Công ty Điện lực Dầu khí Việt Nam - Công ty Cổ phần | Sản xuất và phân phối điện | Điện và nước | 13500 | 11000000 | 1.8
PPC | Nhiệt điện Phả Lại | Công ty Cổ phần Nhiệt điện Phả Lại | Sản xuất và phân phối điện | Điện và nước | 10500 | 300000 | 1.3
PTB | Phú Tài | Công ty Cổ phần Phú Tài | Lâm sản và chế biến gỗ | Xây dựng và vật liệu | 50000 | 280000 | 1.7
PVD | PV Drilling | Tổng Công ty Cổ phần Khoan và Dịch vụ khoan Dầu khí | Thiết bị và dịch vụ dầu khí | Dầu khí | 30000 | 6000000 | 2.2
PVT | PVTrans | Tổng Công ty Cổ phần Vận tải Dầu khí | Vận tải thủy | Cảng biển và vận tải | 18500 | 3300000 | 1.9
QCG | Quốc Cường Gia Lai | Công ty Cổ phần Quốc Cường Gia Lai | Bất động sản | Bất động sản | 13200 | 900000 | 2.9
REE | REE | Công ty Cổ phần Cơ điện Lạnh | Sản xuất và phân phối điện | Điện và nước | 64000 | 900000 | 1.5
SAB | Sabeco | Tổng Công ty Cổ phần Bia - Rượu - Nước Giải khát Sài Gòn | Sản xuất bia | Thực phẩm và đồ uống | 46400 | 500000 | 1.4
SBT | TTC AgriS | Công ty Cổ phần Thành Thành Công - Biên Hòa | Thực phẩm | Thực phẩm và đồ uống | 22000 | 1600000 | 1.6
SCR | TTC Land | Công ty Cổ phần Địa ốc Sài Gòn Thương Tín | Bất động sản | Bất động sản | 8500 | 3000000 | 2.5
SCS | SCSC | Công ty Cổ phần Dịch vụ Hàng hóa Sài Gòn | Dịch vụ hàng không | Hàng không | 56000 | 120000 | 1.4
SHB | SHB | Ngân hàng Thương mại Cổ phần Sài Gòn - Hà Nội | Ngân hàng | Ngân hàng | 16800 | 24000000 | 1.8
SIP | Sài Gòn VRG | Công ty Cổ phần Đầu tư Sài Gòn VRG | Bất động sản | Khu công nghiệp | 57000 | 600000 | 2.0
SMC | Thép SMC | Công ty Cổ phần Đầu tư Thương mại SMC | Thép và sản phẩm thép | Thép | 12000 | 700000 | 2.7
SSB | SeABank | Ngân hàng Thương mại Cổ phần Đông Nam Á | Ngân hàng | Ngân hàng | 17300 | 1700000 | 1.5
SSI | Chứng khoán SSI | Công ty Cổ phần Chứng khoán SSI | Môi giới chứng khoán | Chứng khoán | 29900 | 19000000 | 2.2
STB | Sacombank | Ngân hàng Thương mại Cổ phần Sài Gòn Thương Tín | Ngân hàng | Ngân hàng | 48600 | 13000000 | 2.0
SZC | Sonadezi Châu Đức | Công ty Cổ phần Sonadezi Châu Đức | Bất động sản | Khu công nghiệp | 31000 | 1400000 | 2.2
TCB | Techcombank | Ngân hàng Thương mại Cổ phần Kỹ thương Việt Nam | Ngân hàng | Ngân hàng | 33750 | 8300000 | 1.8
TCH | Hoàng Huy | Công ty Cổ phần Đầu tư Dịch vụ Tài chính Hoàng Huy | Bất động sản | Bất động sản | 19500 | 9000000 | 2.6
TCM | Dệt may Thành Công | Công ty Cổ phần Dệt may - Đầu tư - Thương mại Thành Công | Hàng may mặc | Dệt may | 27500 | 1100000 | 2.1
TCX | Chứng khoán Kỹ Thương | Công ty Cổ phần Chứng khoán Kỹ Thương | Môi giới chứng khoán | Chứng khoán | 46000 | 5200000 | 2.4 | 2025-10-21
TLG | Thiên Long | Công ty Cổ phần Tập đoàn Thiên Long | Văn phòng phẩm | Bán lẻ | 54000 | 260000 | 1.6
TPB | TPBank | Ngân hàng Thương mại Cổ phần Tiên Phong | Ngân hàng | Ngân hàng | 17300 | 8400000 | 1.8
VCB | Vietcombank | Ngân hàng Thương mại Cổ phần Ngoại thương Việt Nam | Ngân hàng | Ngân hàng | 57400 | 1600000 | 1.3
VCG | Vinaconex | Tổng Công ty Cổ phần Xuất nhập khẩu và Xây dựng Việt Nam | Xây dựng | Xây dựng và vật liệu | 24000 | 8500000 | 2.2
VCI | Vietcap | Công ty Cổ phần Chứng khoán Vietcap | Môi giới chứng khoán | Chứng khoán | 35000 | 7000000 | 2.3
VCK | Chứng khoán VPS | Công ty Cổ phần Chứng khoán VPS | Môi giới chứng khoán | Chứng khoán | 36000 | 2600000 | 2.4 | 2025-12-16
VDS | Chứng khoán Rồng Việt | Công ty Cổ phần Chứng khoán Rồng Việt | Môi giới chứng khoán | Chứng khoán | 19000 | 900000 | 2.4
VGC | Viglacera | Tổng Công ty Viglacera - Công ty Cổ phần | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 46000 | 1200000 | 2.3
VHC | Vĩnh Hoàn | Công ty Cổ phần Vĩnh Hoàn | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 58000 | 1100000 | 1.9
VHM | Vinhomes | Công ty Cổ phần Vinhomes | Bất động sản | Bất động sản | 102900 | 5200000 | 2.2
VIB | VIB | Ngân hàng Thương mại Cổ phần Quốc tế Việt Nam | Ngân hàng | Ngân hàng | 18500 | 5400000 | 1.6
VIC | Vingroup | Tập đoàn Vingroup - Công ty Cổ phần | Bất động sản | Bất động sản | 130200 | 3000000 | 2.2
VIX | Chứng khoán VIX | Công ty Cổ phần Chứng khoán VIX | Môi giới chứng khoán | Chứng khoán | 23000 | 28000000 | 2.9
VJC | Vietjet | Công ty Cổ phần Hàng không Vietjet | Dịch vụ hàng không | Hàng không | 203500 | 770000 | 1.8
VND | VNDIRECT | Công ty Cổ phần Chứng khoán VNDIRECT | Môi giới chứng khoán | Chứng khoán | 19500 | 17000000 | 2.4
VNM | Vinamilk | Công ty Cổ phần Sữa Việt Nam | Thực phẩm | Thực phẩm và đồ uống | 64000 | 2900000 | 1.3
VOS | Vosco | Công ty Cổ phần Vận tải Biển Việt Nam | Vận tải thủy | Cảng biển và vận tải | 12500 | 1800000 | 2.4
VPB | VPBank | Ngân hàng Thương mại Cổ phần Việt Nam Thịnh Vượng | Ngân hàng | Ngân hàng | 29250 | 17000000 | 1.9
VPI | Văn Phú | Công ty Cổ phần Đầu tư Văn Phú - Invest | Bất động sản | Bất động sản | 58000 | 900000 | 1.3
VPL | Vinpearl | Công ty Cổ phần Vinpearl | Khách sạn | Bất động sản | 86000 | 1100000 | 2.1 | 2025-05-13
VPX | Chứng khoán VPBank | Công ty Cổ phần Chứng khoán VPBank | Môi giới chứng khoán | Chứng khoán | 30000 | 3800000 | 2.5 | 2025-12-11
VRE | Vincom Retail | Công ty Cổ phần Vincom Retail | Bất động sản | Bất động sản | 34250 | 5800000 | 2.2
VSC | Viconship | Công ty Cổ phần Container Việt Nam | Cảng biển | Cảng biển và vận tải | 21000 | 6500000 | 2.4
VTP | Viettel Post | Tổng Công ty Cổ phần Bưu chính Viettel | Chuyển phát nhanh | Cảng biển và vận tải | 105000 | 1100000 | 2.3
YEG | Yeah1 | Công ty Cổ phần Tập đoàn Yeah1 | Truyền thông | Công nghệ và viễn thông | 12500 | 1000000 | 2.5
E1VFVN30 | Quỹ ETF DCVFMVN30 | Quỹ ETF DCVFMVN30 | Quỹ đầu tư | Quỹ ETF | 35000 | 450000 | 1.2
FUESSVFL | Quỹ ETF SSIAM VNFin Lead | Quỹ ETF SSIAM VNFin Lead | Quỹ đầu tư | Quỹ ETF | 29500 | 350000 | 1.3
FUEVFVND | Quỹ ETF DCVFMVN Diamond | Quỹ ETF DCVFMVN Diamond | Quỹ đầu tư | Quỹ ETF | 39120 | 900000 | 1.2
`;
