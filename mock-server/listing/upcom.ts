/** Shares of unlisted public companies. Columns as in `table.ts`. */
export const UPCOM = `
AAS | Chứng khoán SmartInvest | Công ty Cổ phần Chứng khoán SmartInvest | Môi giới chứng khoán | Chứng khoán | 9500 | 1100000 | 2.5
ABB | ABBANK | Ngân hàng Thương mại Cổ phần An Bình | Ngân hàng | Ngân hàng | 14500 | 4800000 | 2.1
ABI | Bảo hiểm Agribank | Công ty Cổ phần Bảo hiểm Ngân hàng Nông nghiệp | Bảo hiểm phi nhân thọ | Bảo hiểm | 26500 | 45000 | 1.6
ACV | Cảng Hàng không VN | Tổng Công ty Cảng Hàng không Việt Nam - Công ty Cổ phần | Cảng hàng không | Hàng không | 53600 | 450000 | 1.8
BMS | Chứng khoán Bảo Minh | Công ty Cổ phần Chứng khoán Bảo Minh | Môi giới chứng khoán | Chứng khoán | 11500 | 60000 | 2.7
BOT | BOT Cầu Thái Hà | Công ty Cổ phần BOT Cầu Thái Hà | Xây dựng | Xây dựng và vật liệu | 2400 | 190000 | 3.0
BVB | BVBank | Ngân hàng Thương mại Cổ phần Bản Việt | Ngân hàng | Ngân hàng | 13500 | 2800000 | 2.0
C4G | Cienco4 | Công ty Cổ phần Tập đoàn Cienco4 | Xây dựng | Xây dựng và vật liệu | 8200 | 900000 | 2.2
CC1 | Xây dựng số 1 | Tổng Công ty Xây dựng số 1 - Công ty Cổ phần | Xây dựng | Xây dựng và vật liệu | 17000 | 60000 | 2.4
DDV | DAP - Vinachem | Công ty Cổ phần DAP - Vinachem | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 29000 | 1100000 | 2.7
DFF | Đua Fat | Công ty Cổ phần Tập đoàn Đua Fat | Xây dựng | Xây dựng và vật liệu | 1600 | 260000 | 3.2
DRI | Cao su Đắk Lắk | Công ty Cổ phần Đầu tư Cao su Đắk Lắk | Nhựa, cao su và sợi | Cao su và nhựa | 12500 | 350000 | 2.2
DVN | Vinapharm | Tổng Công ty Dược Việt Nam - Công ty Cổ phần | Dược phẩm | Dược phẩm | 22000 | 90000 | 2.0
FOC | FPT Online | Công ty Cổ phần Dịch vụ Trực tuyến FPT | Truyền thông | Công nghệ và viễn thông | 68000 | 4000 | 2.2
FOX | FPT Telecom | Công ty Cổ phần Viễn thông FPT | Viễn thông cố định | Công nghệ và viễn thông | 60000 | 130000 | 2.2
G36 | Tổng Công ty 36 | Tổng Công ty 36 - Công ty Cổ phần | Xây dựng | Xây dựng và vật liệu | 7200 | 420000 | 2.5
HBC | Xây dựng Hòa Bình | Công ty Cổ phần Tập đoàn Xây dựng Hòa Bình | Xây dựng | Xây dựng và vật liệu | 6000 | 1900000 | 2.8
HHG | Hoàng Hà | Công ty Cổ phần Hoàng Hà | Vận tải hành khách và du lịch | Cảng biển và vận tải | 1500 | 240000 | 3.2
HND | Nhiệt điện Hải Phòng | Công ty Cổ phần Nhiệt điện Hải Phòng | Sản xuất và phân phối điện | Điện và nước | 11000 | 60000 | 1.6
HNG | HAGL Agrico | Công ty Cổ phần Nông nghiệp Quốc tế Hoàng Anh Gia Lai | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 6400 | 1800000 | 2.6
HPP | Sơn Hải Phòng | Công ty Cổ phần Sơn Hải Phòng | Sơn | Hóa chất và phân bón | 78000 | 2000 | 1.9
IFS | Thực phẩm Quốc tế | Công ty Cổ phần Thực phẩm Quốc tế | Đồ uống và giải khát | Thực phẩm và đồ uống | 25000 | 4000 | 2.0
LTG | Lộc Trời | Công ty Cổ phần Tập đoàn Lộc Trời | Nông nghiệp | Hóa chất và phân bón | 9500 | 350000 | 2.6
MML | Masan MEATLife | Công ty Cổ phần Masan MEATLife | Thực phẩm | Thực phẩm và đồ uống | 30000 | 130000 | 2.4
MPC | Minh Phú | Công ty Cổ phần Tập đoàn Thủy sản Minh Phú | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 15500 | 140000 | 2.0
MSR | Masan High-Tech Materials | Công ty Cổ phần Masan High-Tech Materials | Khai khoáng | Khoáng sản | 26000 | 1300000 | 3.4
MVN | VIMC | Tổng Công ty Hàng hải Việt Nam - Công ty Cổ phần | Vận tải thủy | Cảng biển và vận tải | 50000 | 15000 | 2.4
NCS | Suất ăn Nội Bài | Công ty Cổ phần Suất ăn Hàng không Nội Bài | Dịch vụ hàng không | Hàng không | 32500 | 9000 | 2.2
OIL | PVOIL | Tổng Công ty Dầu Việt Nam - Công ty Cổ phần | Phân phối xăng dầu | Dầu khí | 13500 | 1300000 | 2.3
PAT | Phốt pho Apatit | Công ty Cổ phần Phốt pho Apatit Việt Nam | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 72000 | 12000 | 2.3
PHP | Cảng Hải Phòng | Công ty Cổ phần Cảng Hải Phòng | Cảng biển | Cảng biển và vận tải | 33000 | 18000 | 2.0
PXL | KCN Dầu khí Long Sơn | Công ty Cổ phần Đầu tư Khu công nghiệp Dầu khí Long Sơn | Bất động sản | Khu công nghiệp | 13500 | 240000 | 2.5
QNC | Xi măng Quảng Ninh | Công ty Cổ phần Xi măng và Xây dựng Quảng Ninh | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 6700 | 9000 | 2.2
QNS | Đường Quảng Ngãi | Công ty Cổ phần Đường Quảng Ngãi | Thực phẩm | Thực phẩm và đồ uống | 46000 | 200000 | 1.1
QSP | Tân cảng Quy Nhơn | Công ty Cổ phần Tân cảng Quy Nhơn | Cảng biển | Cảng biển và vận tải | 26500 | 3000 | 1.9
QTP | Nhiệt điện Quảng Ninh | Công ty Cổ phần Nhiệt điện Quảng Ninh | Sản xuất và phân phối điện | Điện và nước | 12500 | 100000 | 1.4
RTB | Cao su Tân Biên | Công ty Cổ phần Cao su Tân Biên | Nhựa, cao su và sợi | Cao su và nhựa | 25000 | 15000 | 2.0
SAS | Sasco | Công ty Cổ phần Dịch vụ Hàng không Sân bay Tân Sơn Nhất | Dịch vụ hàng không | Hàng không | 38000 | 30000 | 1.9
SBS | Chứng khoán SBS | Công ty Cổ phần Chứng khoán SBS | Môi giới chứng khoán | Chứng khoán | 5000 | 1100000 | 3.1
SEA | Seaprodex | Tổng Công ty Thủy sản Việt Nam - Công ty Cổ phần | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 36000 | 3000 | 2.1
SGB | Saigonbank | Ngân hàng Thương mại Cổ phần Sài Gòn Công thương | Ngân hàng | Ngân hàng | 12500 | 25000 | 1.7
SGP | Cảng Sài Gòn | Công ty Cổ phần Cảng Sài Gòn | Cảng biển | Cảng biển và vận tải | 27000 | 90000 | 2.3
SJG | Sông Đà | Tổng Công ty Sông Đà | Xây dựng | Xây dựng và vật liệu | 17500 | 4000 | 2.3
SNZ | Sonadezi | Tổng Công ty Cổ phần Phát triển Khu Công nghiệp | Bất động sản | Khu công nghiệp | 35000 | 25000 | 2.2
SSH | Sunshine Homes | Công ty Cổ phần Phát triển Sunshine Homes | Bất động sản | Bất động sản | 85000 | 22000 | 1.7
TID | Tín Nghĩa | Công ty Cổ phần Tổng Công ty Tín Nghĩa | Bất động sản | Khu công nghiệp | 23500 | 70000 | 2.2
TIS | Gang thép Thái Nguyên | Công ty Cổ phần Gang thép Thái Nguyên | Thép và sản phẩm thép | Thép | 6800 | 24000 | 2.4
TVN | VNSTEEL | Tổng Công ty Thép Việt Nam - Công ty Cổ phần | Thép và sản phẩm thép | Thép | 8500 | 350000 | 2.4
VAV | Viwaco | Công ty Cổ phần VIWACO | Nước | Điện và nước | 32500 | 3000 | 1.8
VBB | Vietbank | Ngân hàng Thương mại Cổ phần Việt Nam Thương Tín | Ngân hàng | Ngân hàng | 11000 | 300000 | 1.7
VEA | VEAM | Tổng Công ty Máy động lực và Máy nông nghiệp Việt Nam - Công ty Cổ phần | Máy công nghiệp | Thiết bị công nghiệp | 36000 | 350000 | 1.3
VEF | VEFAC | Công ty Cổ phần Trung tâm Hội chợ Triển lãm Việt Nam | Bất động sản | Bất động sản | 150000 | 16000 | 2.4
VGG | May Việt Tiến | Tổng Công ty Cổ phần May Việt Tiến | Hàng may mặc | Dệt may | 41500 | 9000 | 1.9
VGI | Viettel Global | Tổng Công ty Cổ phần Đầu tư Quốc tế Viettel | Viễn thông di động | Công nghệ và viễn thông | 114300 | 900000 | 2.0
VGT | Vinatex | Tập đoàn Dệt May Việt Nam | Hàng may mặc | Dệt may | 12000 | 650000 | 2.2
VLB | VLXD Biên Hòa | Công ty Cổ phần Xây dựng và Sản xuất Vật liệu Xây dựng Biên Hòa | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 44000 | 14000 | 1.9
VNZ | VNG | Công ty Cổ phần VNG | Dịch vụ trực tuyến | Công nghệ và viễn thông | 400000 | 2000 | 2.2
VRG | KCN Cao su Việt Nam | Công ty Cổ phần Phát triển Đô thị và Khu Công nghiệp Cao su Việt Nam | Bất động sản | Khu công nghiệp | 22500 | 18000 | 2.2
VSN | Vissan | Công ty Cổ phần Việt Nam Kỹ Nghệ Súc Sản | Thực phẩm | Thực phẩm và đồ uống | 17500 | 3000 | 2.2
WSB | Bia Sài Gòn - Miền Tây | Công ty Cổ phần Bia Sài Gòn - Miền Tây | Sản xuất bia | Thực phẩm và đồ uống | 52000 | 4000 | 1.2
`;
