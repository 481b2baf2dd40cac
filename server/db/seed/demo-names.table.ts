/** Words that names of the demo's customers are made of. No name is meant to be anybody's. */
export const COMPANY_KINDS = [
  'Công ty TNHH',
  'Công ty CP',
  'Công ty TNHH MTV',
  'Công ty TNHH Thương mại',
  'Công ty CP Đầu tư',
] as const;

export const COMPANY_TRADES = [
  'Thực phẩm',
  'Thủy sản',
  'Nội thất gỗ',
  'Dược phẩm',
  'Cơ khí chính xác',
  'May mặc xuất khẩu',
  'In ấn',
  'Giao nhận kho vận',
  'Chuỗi cà phê',
  'Thiết bị điện',
  'Vật liệu xây dựng',
  'Mỹ phẩm',
  'Nhựa kỹ thuật',
  'Điện tử',
  'Bánh kẹo',
] as const;

export const COMPANY_NAMES = [
  'Hương Đồng',
  'Biển Ngọc',
  'Việt Trường',
  'Tâm Đức Phát',
  'Thuận Lợi',
  'Quỳnh Lưu',
  'Ấn Tượng Mới',
  'Ngũ Hành Sơn',
  'Phin Sữa',
  'Ánh Dương',
  'Trường Thịnh',
  'Lan Chi',
  'Minh Khôi',
  'Sao Khuê',
  'Phố Hiến',
  'Gia Bảo',
  'Hồng Lĩnh',
  'Đại Phúc',
  'Tân Á Châu',
  'Kim Long',
] as const;

export const INSTITUTIONS = [
  'Bệnh viện Đa khoa An Phước',
  'Trường Tiểu học, THCS và THPT Ngôi Sao Xanh',
  'Hợp tác xã Nông sản sạch Đơn Dương',
  'Hộ kinh doanh Nguyễn Thị Lụa',
  'Hợp tác xã Vận tải Hòa Bình',
  'Trung tâm Ngoại ngữ Bình Minh',
] as const;

export const FAMILY_NAMES = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Đặng',
  'Bùi',
] as const;
export const MIDDLE_NAMES = ['Văn', 'Thị', 'Ngọc', 'Minh', 'Thu', 'Đức', 'Thanh', 'Hữu'] as const;
export const GIVEN_NAMES = [
  'An',
  'Bích',
  'Cường',
  'Dung',
  'Hạnh',
  'Hương',
  'Khôi',
  'Lan',
  'Long',
  'Mai',
  'Phúc',
  'Quang',
  'Tuấn',
  'Yến',
] as const;

export const STREETS = [
  'Trần Phú',
  'Lê Lợi',
  'Nguyễn Huệ',
  'Đồng Văn Cống',
  'Hoàng Diệu',
  'Điện Biên Phủ',
  'Lý Thường Kiệt',
  'Phan Chu Trinh',
  'Hai Bà Trưng',
  'Nguyễn Văn Linh',
] as const;

export const PLACES = [
  'phường Hải Châu, thành phố Đà Nẵng',
  'phường Cát Lái, Thành phố Hồ Chí Minh',
  'phường Ba Đình, thành phố Hà Nội',
  'phường Ninh Kiều, thành phố Cần Thơ',
  'phường Hồng Bàng, thành phố Hải Phòng',
  'phường Nha Trang, tỉnh Khánh Hòa',
  'phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  'phường Đồ Sơn, thành phố Hải Phòng',
] as const;
