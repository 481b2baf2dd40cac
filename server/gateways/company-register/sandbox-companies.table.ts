type SandboxCompany = {
  id: string;
  name: string;
  address: string | null;
  /** Null for one of which the register says nothing. */
  status: string | null;
};

const ACTIVE = 'NNT đang hoạt động (đã được cấp GCN ĐKT)';

/** What the register says of those that do not simply go on. */
const STATUS: Readonly<Record<string, string | null>> = {
  '0044633521': 'NNT ngừng hoạt động và đã hoàn thành thủ tục chấm dứt hiệu lực MST',
  '0044791905': 'NNT không hoạt động tại địa chỉ đã đăng ký',
  '0045425429': 'NNT tạm ngừng hoạt động, kinh doanh có thời hạn',
  '0045583802': null,
};

/** Invented businesses of the sandbox register. Their tax codes are valid and start with 00: they belong to no company. */
export const SANDBOX_COMPANIES: readonly SandboxCompany[] = [
  {
    id: '0012345672',
    name: 'Công ty Cổ phần Thương mại Sao Việt',
    address: 'Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng',
  },
  {
    id: '0098765436',
    name: 'Công ty TNHH Cơ khí Phố Hiến',
    address: 'Số 5 đường Điện Biên, phường Phố Hiến, tỉnh Hưng Yên',
  },
  {
    id: '0044000007',
    name: 'Công ty TNHH Thương mại Bình Minh',
    address: 'Số 3 đường Lê Lợi, phường Hải Châu, thành phố Đà Nẵng',
  },
  {
    id: '0044079198',
    name: 'Công ty Cổ phần Xây dựng Trường Thịnh',
    address: 'Số 10 đường Trần Hưng Đạo, phường Bến Nghé, Thành phố Hồ Chí Minh',
  },
  {
    id: '0044158386',
    name: 'Công ty TNHH Một thành viên Dệt may Hoa Lư',
    address: 'Số 17 đường Nguyễn Trãi, phường Cầu Giấy, thành phố Hà Nội',
  },
  {
    id: '0044237574',
    name: 'Hợp tác xã Nông sản Đồng Tháp Mười',
    address: 'Số 24 đường Hai Bà Trưng, phường Ninh Kiều, thành phố Cần Thơ',
  },
  {
    id: '0044316762',
    name: 'Doanh nghiệp tư nhân Cơ khí Sông Công',
    address: 'Số 31 đường Quang Trung, phường Hồng Bàng, thành phố Hải Phòng',
  },
  {
    id: '0044395958',
    name: 'Công ty Cổ phần Đầu tư Vận tải Biển Xanh',
    address: 'Số 38 đường Lý Thường Kiệt, xã Đông Anh, thành phố Hà Nội',
  },
  {
    id: '0044475145',
    name: 'Công ty TNHH Dược phẩm An Khang',
    address: 'Số 45 đường Phan Chu Trinh, phường Hải Châu, thành phố Đà Nẵng',
  },
  {
    id: '0044554333',
    name: 'Công ty Cổ phần Thiết bị Điện Nam Long',
    address: 'Số 52 đường Lê Lợi, phường Bến Nghé, Thành phố Hồ Chí Minh',
  },
  {
    id: '0044633521',
    name: 'Công ty TNHH Một thành viên Nội thất Gỗ Lim',
    address: 'Số 59 đường Trần Hưng Đạo, phường Cầu Giấy, thành phố Hà Nội',
  },
  {
    id: '0054712740',
    name: 'Hợp tác xã In ấn Chữ Việt',
    address: 'Số 66 đường Nguyễn Trãi, phường Ninh Kiều, thành phố Cần Thơ',
  },
  {
    id: '0044791905',
    name: 'Doanh nghiệp tư nhân Thực phẩm Hương Quê',
    address: 'Số 73 đường Hai Bà Trưng, phường Hồng Bàng, thành phố Hải Phòng',
  },
  { id: '0054871123', name: 'Công ty Cổ phần Đầu tư Phần mềm Sao Mai', address: null },
  {
    id: '0044950288',
    name: 'Công ty TNHH Du lịch Cát Vàng',
    address: 'Số 87 đường Lý Thường Kiệt, phường Hải Châu, thành phố Đà Nẵng',
  },
  {
    id: '0045029471',
    name: 'Công ty Cổ phần Bao bì Thuận Phát',
    address: 'Số 94 đường Phan Chu Trinh, phường Bến Nghé, Thành phố Hồ Chí Minh',
  },
  {
    id: '0055108690',
    name: 'Công ty TNHH Một thành viên Giáo dục Ánh Dương',
    address: 'Số 101 đường Lê Lợi, phường Cầu Giấy, thành phố Hà Nội',
  },
  {
    id: '0045187855',
    name: 'Hợp tác xã Thủy sản Cửa Đại',
    address: 'Số 108 đường Trần Hưng Đạo, phường Ninh Kiều, thành phố Cần Thơ',
  },
  {
    id: '0045267042',
    name: 'Doanh nghiệp tư nhân Gốm sứ Phù Lãng',
    address: 'Số 115 đường Nguyễn Trãi, phường Hồng Bàng, thành phố Hải Phòng',
  },
  {
    id: '0045346230',
    name: 'Công ty Cổ phần Đầu tư Chè Thái Thịnh',
    address: 'Số 122 đường Hai Bà Trưng, xã Đông Anh, thành phố Hà Nội',
  },
  {
    id: '0045425429',
    name: 'Công ty TNHH Cà phê Đất Đỏ',
    address: 'Số 129 đường Quang Trung, phường Hải Châu, thành phố Đà Nẵng',
  },
  {
    id: '0045504617',
    name: 'Công ty Cổ phần Vật liệu Tân Kỳ',
    address: 'Số 136 đường Lý Thường Kiệt, phường Bến Nghé, Thành phố Hồ Chí Minh',
  },
  {
    id: '0045583802',
    name: 'Công ty TNHH Một thành viên Môi trường Xanh Mãi',
    address: 'Số 143 đường Phan Chu Trinh, phường Cầu Giấy, thành phố Hà Nội',
  },
  {
    id: '0045662998',
    name: 'Hợp tác xã Quảng cáo Góc Phố',
    address: 'Số 150 đường Lê Lợi, phường Ninh Kiều, thành phố Cần Thơ',
  },
  {
    id: '0045742185',
    name: 'Doanh nghiệp tư nhân Logistics Hải Vân',
    address: 'Số 157 đường Trần Hưng Đạo, phường Hồng Bàng, thành phố Hải Phòng',
  },
  { id: '0045821373', name: 'Công ty Cổ phần Đầu tư Giày da Đức Hòa', address: null },
].map((one) => ({ ...one, status: one.id in STATUS ? (STATUS[one.id] ?? null) : ACTIVE }));
