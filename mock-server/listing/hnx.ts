/** Shares of the Hanoi Stock Exchange. Columns as in `table.ts`. */
export const HNX = `
AMV | Dược Việt Mỹ | Công ty Cổ phần Sản xuất Kinh doanh Dược và Trang thiết bị Y tế Việt Mỹ | Thiết bị y tế | Dược phẩm | 1900 | 480000 | 3.2
API | Đầu tư APEC | Công ty Cổ phần Đầu tư Châu Á - Thái Bình Dương | Bất động sản | Bất động sản | 7200 | 650000 | 3.0
APS | Chứng khoán APEC | Công ty Cổ phần Chứng khoán Châu Á - Thái Bình Dương | Môi giới chứng khoán | Chứng khoán | 7600 | 1100000 | 3.0
BAB | Bac A Bank | Ngân hàng Thương mại Cổ phần Bắc Á | Ngân hàng | Ngân hàng | 12500 | 26000 | 1.5
BCC | Xi măng Bỉm Sơn | Công ty Cổ phần Xi măng Bỉm Sơn | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 8600 | 320000 | 2.0
BVS | Chứng khoán Bảo Việt | Công ty Cổ phần Chứng khoán Bảo Việt | Môi giới chứng khoán | Chứng khoán | 33000 | 500000 | 2.3
CEO | C.E.O Group | Công ty Cổ phần Tập đoàn C.E.O | Bất động sản | Bất động sản | 21000 | 13000000 | 3.2
DHT | Dược Hà Tây | Công ty Cổ phần Dược phẩm Hà Tây | Phân phối dược phẩm | Dược phẩm | 74000 | 32000 | 2.1
DTD | Thành Đạt | Công ty Cổ phần Đầu tư Phát triển Thành Đạt | Xây dựng | Xây dựng và vật liệu | 17500 | 800000 | 2.5
DXP | Cảng Đoạn Xá | Công ty Cổ phần Cảng Đoạn Xá | Cảng biển | Cảng biển và vận tải | 11500 | 140000 | 2.0
EVS | Chứng khoán Everest | Công ty Cổ phần Chứng khoán Everest | Môi giới chứng khoán | Chứng khoán | 6100 | 380000 | 2.6
HUT | Tasco | Công ty Cổ phần Tasco | Xây dựng | Xây dựng và vật liệu | 16500 | 3000000 | 2.3
IDC | IDICO | Tổng Công ty IDICO - Công ty Cổ phần | Bất động sản | Khu công nghiệp | 42000 | 2300000 | 2.1
IDJ | Đầu tư IDJ | Công ty Cổ phần Đầu tư IDJ Việt Nam | Bất động sản | Bất động sản | 5200 | 1500000 | 2.7
KSV | Khoáng sản TKV | Tổng Công ty Khoáng sản TKV - Công ty Cổ phần | Khai khoáng | Khoáng sản | 150000 | 60000 | 3.2
L14 | Licogi 14 | Công ty Cổ phần Licogi 14 | Bất động sản | Bất động sản | 28000 | 300000 | 3.0
LAS | Lâm Thao | Công ty Cổ phần Supe Phốt phát và Hóa chất Lâm Thao | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 18500 | 600000 | 2.2
MBG | Tập đoàn MBG | Công ty Cổ phần Tập đoàn MBG | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 3400 | 900000 | 2.9
MBS | Chứng khoán MB | Công ty Cổ phần Chứng khoán MB | Môi giới chứng khoán | Chứng khoán | 27000 | 5500000 | 2.5
MST | Đầu tư MST | Công ty Cổ phần Đầu tư MST | Xây dựng | Xây dựng và vật liệu | 6000 | 2800000 | 3.0
NDN | Nhà Đà Nẵng | Công ty Cổ phần Đầu tư Phát triển Nhà Đà Nẵng | Bất động sản | Bất động sản | 10500 | 420000 | 2.2
NTP | Nhựa Tiền Phong | Công ty Cổ phần Nhựa Thiếu niên Tiền Phong | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 62000 | 350000 | 1.7
NVB | NCB | Ngân hàng Thương mại Cổ phần Quốc Dân | Ngân hàng | Ngân hàng | 13500 | 1200000 | 1.8
PLC | Hóa dầu Petrolimex | Tổng Công ty Hóa dầu Petrolimex - Công ty Cổ phần | Sản phẩm hóa dầu, nông dược và hóa chất khác | Hóa chất và phân bón | 25500 | 450000 | 2.1
PVB | Bọc ống Dầu khí | Công ty Cổ phần Bọc ống Dầu khí Việt Nam | Thiết bị và dịch vụ dầu khí | Dầu khí | 29000 | 600000 | 2.4
PVC | PVChem | Tổng Công ty Hóa chất và Dịch vụ Dầu khí - Công ty Cổ phần | Thiết bị và dịch vụ dầu khí | Dầu khí | 12500 | 1500000 | 2.4
PVG | LPG Việt Nam | Công ty Cổ phần Kinh doanh LPG Việt Nam | Phân phối xăng dầu và khí đốt | Dầu khí | 7400 | 60000 | 2.2
PVI | Bảo hiểm PVI | Công ty Cổ phần PVI | Bảo hiểm phi nhân thọ | Bảo hiểm | 75000 | 90000 | 1.6
PVS | PTSC | Tổng Công ty Cổ phần Dịch vụ Kỹ thuật Dầu khí Việt Nam | Thiết bị và dịch vụ dầu khí | Dầu khí | 45900 | 5500000 | 2.2
SHS | Chứng khoán SHS | Công ty Cổ phần Chứng khoán Sài Gòn - Hà Nội | Môi giới chứng khoán | Chứng khoán | 17700 | 18000000 | 2.7
SLS | Mía đường Sơn La | Công ty Cổ phần Mía đường Sơn La | Thực phẩm | Thực phẩm và đồ uống | 170000 | 12000 | 1.4
THD | Thaiholdings | Công ty Cổ phần Thaiholdings | Bất động sản | Bất động sản | 30000 | 70000 | 1.6
TIG | Đầu tư Thăng Long | Công ty Cổ phần Tập đoàn Đầu tư Thăng Long | Bất động sản | Bất động sản | 8200 | 1400000 | 2.6
TNG | Thời trang TNG | Công ty Cổ phần Đầu tư và Thương mại TNG | Hàng may mặc | Dệt may | 19500 | 1400000 | 2.1
TVD | Than Vàng Danh | Công ty Cổ phần Than Vàng Danh - Vinacomin | Khai thác than | Khoáng sản | 10500 | 250000 | 1.9
VC3 | Nam Mê Kông | Công ty Cổ phần Tập đoàn Nam Mê Kông | Tư vấn, định giá, môi giới bất động sản | Bất động sản | 27000 | 400000 | 1.6
VCS | Vicostone | Công ty Cổ phần Vicostone | Vật liệu xây dựng và nội thất | Xây dựng và vật liệu | 44000 | 130000 | 1.7
VFS | Chứng khoán Nhất Việt | Công ty Cổ phần Chứng khoán Nhất Việt | Môi giới chứng khoán | Chứng khoán | 16500 | 600000 | 2.2
VGS | Ống thép Việt Đức | Công ty Cổ phần Ống thép Việt Đức VG PIPE | Thép và sản phẩm thép | Thép | 27500 | 900000 | 2.4
VNR | VINARE | Tổng Công ty Cổ phần Tái bảo hiểm Quốc gia Việt Nam | Tái bảo hiểm | Bảo hiểm | 22000 | 28000 | 1.4
`;
