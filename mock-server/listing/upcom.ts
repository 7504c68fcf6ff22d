/** Shares of unlisted public companies. Columns as in `table.ts`. */
export const UPCOM = `
AAS | Chứng khoán SmartInvest | Công ty Cổ phần Chứng khoán SmartInvest | Môi giới chứng khoán | Chứng khoán | 9500 | 1100000 | 2.5
ABB | ABBANK | Ngân hàng Thương mại Cổ phần An Bình | Ngân hàng | Ngân hàng | 14500 | 4800000 | 2.1
ACV | Cảng Hàng không VN | Tổng Công ty Cảng Hàng không Việt Nam - Công ty Cổ phần | Kho bãi, hậu cần và bảo dưỡng | Hàng không | 53600 | 450000 | 2.1
BVB | BVBank | Ngân hàng Thương mại Cổ phần Bản Việt | Ngân hàng | Ngân hàng | 13500 | 2800000 | 2.0
C4G | Cienco4 | Công ty Cổ phần Tập đoàn Cienco4 | Xây dựng | Xây dựng và vật liệu | 8200 | 900000 | 2.2
DDV | DAP - Vinachem | Công ty Cổ phần DAP - Vinachem | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 29000 | 1100000 | 2.7
DRI | Cao su Đắk Lắk | Công ty Cổ phần Đầu tư Cao su Đắk Lắk | Nhựa, cao su và sợi | Cao su và nhựa | 12500 | 350000 | 2.2
DVN | Vinapharm | Tổng Công ty Dược Việt Nam - Công ty Cổ phần | Dược phẩm | Dược phẩm | 22000 | 90000 | 2.0
FOX | FPT Telecom | Công ty Cổ phần Viễn thông FPT | Viễn thông cố định | Công nghệ và viễn thông | 60000 | 130000 | 2.2
HBC | Xây dựng Hòa Bình | Công ty Cổ phần Tập đoàn Xây dựng Hòa Bình | Xây dựng | Xây dựng và vật liệu | 6000 | 1900000 | 2.8
HND | Nhiệt điện Hải Phòng | Công ty Cổ phần Nhiệt điện Hải Phòng | Sản xuất và phân phối điện | Điện và nước | 11000 | 60000 | 1.6
HNG | HAGL Agrico | Công ty Cổ phần Nông nghiệp Quốc tế Hoàng Anh Gia Lai | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 6400 | 1800000 | 2.6
MML | Masan MEATLife | Công ty Cổ phần Masan MEATLife | Thực phẩm | Thực phẩm và đồ uống | 30000 | 130000 | 2.4
MPC | Minh Phú | Công ty Cổ phần Tập đoàn Thủy sản Minh Phú | Nuôi trồng nông và hải sản | Thủy sản và nông nghiệp | 15500 | 140000 | 2.0
MSR | Masan High-Tech Materials | Công ty Cổ phần Masan High-Tech Materials | Khai khoáng | Khoáng sản | 26000 | 1300000 | 3.4
MVN | VIMC | Tổng Công ty Hàng hải Việt Nam - Công ty Cổ phần | Vận tải thủy | Cảng biển và vận tải | 50000 | 15000 | 2.8
OIL | PVOIL | Tổng Công ty Dầu Việt Nam - Công ty Cổ phần | Sản xuất và khai thác dầu khí | Dầu khí | 13500 | 1300000 | 2.3
PHP | Cảng Hải Phòng | Công ty Cổ phần Cảng Hải Phòng | Kho bãi, hậu cần và bảo dưỡng | Cảng biển và vận tải | 33000 | 18000 | 2.0
QNS | Đường Quảng Ngãi | Công ty Cổ phần Đường Quảng Ngãi | Thực phẩm | Thực phẩm và đồ uống | 46000 | 200000 | 1.1
QTP | Nhiệt điện Quảng Ninh | Công ty Cổ phần Nhiệt điện Quảng Ninh | Sản xuất và phân phối điện | Điện và nước | 12500 | 100000 | 1.4
SAS | Sasco | Công ty Cổ phần Dịch vụ Hàng không Sân bay Tân Sơn Nhất | Phân phối hàng chuyên dụng | Hàng không | 38000 | 30000 | 1.9
SBS | Chứng khoán SBS | Công ty Cổ phần Chứng khoán SBS | Môi giới chứng khoán | Chứng khoán | 5000 | 1100000 | 3.1
SGB | Saigonbank | Ngân hàng Thương mại Cổ phần Sài Gòn Công thương | Ngân hàng | Ngân hàng | 12500 | 25000 | 1.7
SGP | Cảng Sài Gòn | Công ty Cổ phần Cảng Sài Gòn | Kho bãi, hậu cần và bảo dưỡng | Cảng biển và vận tải | 27000 | 90000 | 2.3
SNZ | Sonadezi | Tổng Công ty Cổ phần Phát triển Khu Công nghiệp | Xây dựng | Khu công nghiệp | 35000 | 25000 | 2.2
TVN | VNSTEEL | Tổng Công ty Thép Việt Nam - Công ty Cổ phần | Thép và sản phẩm thép | Thép | 8500 | 350000 | 2.4
VBB | Vietbank | Ngân hàng Thương mại Cổ phần Việt Nam Thương Tín | Ngân hàng | Ngân hàng | 11000 | 300000 | 1.7
VEA | VEAM | Tổng Công ty Máy động lực và Máy nông nghiệp Việt Nam - Công ty Cổ phần | Máy công nghiệp | Thiết bị công nghiệp | 36000 | 350000 | 1.3
VGI | Viettel Global | Tổng Công ty Cổ phần Đầu tư Quốc tế Viettel | Viễn thông di động | Công nghệ và viễn thông | 114300 | 900000 | 3.0
VGT | Vinatex | Tập đoàn Dệt May Việt Nam | Hàng may mặc | Dệt may | 12000 | 650000 | 2.2
VNZ | VNG | Công ty Cổ phần VNG | Giải trí và truyền thông | Công nghệ và viễn thông | 400000 | 2000 | 2.2
VSN | Vissan | Công ty Cổ phần Việt Nam Kỹ Nghệ Súc Sản | Thực phẩm | Thực phẩm và đồ uống | 17500 | 3000 | 2.2
`;
