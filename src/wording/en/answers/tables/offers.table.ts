import type { Answers } from '../sayer.ts';

/** Names of the packages that an installation begins with, whom they are for and what they hold (migration 009). */
export const OFFERS_ANSWERS: Answers = {
  'Khởi đầu': 'Starter',
  'Cơ bản': 'Basic',
  'Nâng cao': 'Advanced',
  'Không giới hạn': 'Unlimited',
  'Hộ kinh doanh, cửa hàng nhỏ': 'Business households, small shops',
  'Doanh nghiệp xuất vài hóa đơn mỗi ngày': 'Companies with a few invoices a day',
  'Doanh nghiệp có nhiều điểm bán': 'Companies with several points of sale',
  'Siêu thị, chuỗi cửa hàng, sàn giao dịch': 'Supermarkets, chains of shops, marketplaces',
  '{count:number} hóa đơn': '{count} invoices',
  'Không giới hạn số hóa đơn': 'Unlimited invoices',
  'Không giới hạn tài khoản': 'Unlimited accounts',
  'Nhập, xuất danh mục bằng Excel': 'Catalogues in and out by Excel',
  'Khóa API cho phần mềm bán hàng': 'API keys for sales software',
  'Dùng trong {months:number} tháng': 'For {months} months',
};
