/** Settings of the company with their choices, time zones, and the roles to begin with. */
export const settingLabels: Readonly<Record<string, string>> = {
  'Báo gói dịch vụ': 'Plan warnings',
  'Báo gói sắp hết khi còn': 'Warn of a plan that runs low with',
  'Báo trước khi hết gói': 'Warn before a plan is over',
  'Từ số hóa đơn còn lại này, gói được báo ở Gói dịch vụ, Tổng quan và trong thông báo.':
    'From this number of invoices left, the plan is warned of on its page, on the overview and in notices.',
  'Một phần mười gói': 'A tenth of the plan',
  'Gói 1.000 hóa đơn được báo khi còn 100.': 'Of 1,000 invoices, with 100 left.',
  'Số ngày trước khi gói hết hạn, hoặc hết hóa đơn theo nhịp phát hành gần đây.':
    'Days before the plan ends, or has no invoices left at the pace of late.',
  'Báo trong tuần cuối.': 'In the last week.',
  'Báo trong hai tuần cuối.': 'In the last two weeks.',
  'Báo trong tháng cuối.': 'In the last month.',
  'Báo trong hai tháng cuối.': 'In the last two months.',
  '50 hóa đơn': '50 invoices',
  'Báo khi còn 50 hóa đơn hoặc ít hơn.': 'With 50 invoices left or fewer.',
  '100 hóa đơn': '100 invoices',
  'Báo khi còn 100 hóa đơn hoặc ít hơn.': 'With 100 invoices left or fewer.',
  '500 hóa đơn': '500 invoices',
  'Báo khi còn 500 hóa đơn hoặc ít hơn.': 'With 500 invoices left or fewer.',
  '2.000 hóa đơn': '2,000 invoices',
  'Báo khi còn 2.000 hóa đơn hoặc ít hơn.': 'With 2,000 invoices left or fewer.',
  '10.000 hóa đơn': '10,000 invoices',
  'Báo khi còn 10.000 hóa đơn hoặc ít hơn.': 'With 10,000 invoices left or fewer.',
  '7 ngày': '7 days',
  '14 ngày': '14 days',
  '30 ngày': '30 days',
  '60 ngày': '60 days',
  'Khóa truy cập': 'Access token',
  'Chứng thư máy khách': 'Client certificate',
  'Số chữ số thập phân': 'Decimal places',
  'Phương pháp tính thuế': 'Tax calculation method',
  'Theo thông báo của cơ quan thuế cho doanh nghiệp.': 'As the tax authority notified your company.',
  'Khấu trừ': 'Deduction',
  'Thuế GTGT tính theo thuế suất và ghi riêng trên hóa đơn.':
    'VAT is calculated by its rate and shown separately on the invoice.',
  'Tỷ lệ % trên doanh thu': 'Percentage of revenue',
  'Nộp thuế theo tỷ lệ trên doanh thu, hóa đơn không tách thuế GTGT.':
    'Tax is paid as a percentage of revenue; invoices do not show VAT separately.',
  'Đơn giá đã gồm thuế': 'Unit price includes VAT',
  'Đơn giá bạn nhập là giá trước hay sau thuế GTGT.':
    'Whether the unit prices you enter are before or after VAT.',
  'Giá chưa gồm thuế': 'Price before VAT',
  'Thuế được cộng thêm vào thành tiền.': 'VAT is added to the amount.',
  'Giá đã gồm thuế': 'Price with VAT',
  'Thuế được tách ra từ đơn giá.': 'VAT is taken out of the unit price.',
  'Kỳ kê khai thuế GTGT': 'Period of VAT returns',
  'Hạn tờ khai thuế trên Tổng quan, trong thông báo và ở Chốt tháng tính theo kỳ này.':
    'The last day of the tax return on the overview, in notices and when a month is closed goes by it.',
  'Theo tháng': 'Monthly',
  'Theo quý': 'Quarterly',
  'Hạn nộp tờ khai là ngày 20 của tháng sau.': 'A return is due on the 20th of the next month.',
  'Hạn nộp tờ khai là ngày cuối của tháng đầu quý sau.':
    'A return is due on the last day of the first month of the next quarter.',
  'Làm tròn tiền thuế': 'Rounding of VAT',
  'Tiền thuế được làm tròn ở bước nào khi tính hóa đơn.':
    'At which step VAT is rounded when an invoice is calculated.',
  'Theo từng thuế suất': 'Per VAT rate',
  'Tiền thuế tính một lần trên tổng tiền của mỗi thuế suất.':
    'VAT is calculated once on the sum of each rate.',
  'Theo từng dòng': 'Per line',
  'Tiền thuế của mỗi dòng được làm tròn rồi cộng lại.': 'The VAT of every line is rounded, then added up.',
  'Loại hóa đơn': 'Invoice type',
  'Như đã đăng ký với cơ quan thuế trên tờ khai 01/ĐKTĐ-HĐĐT.':
    'As registered with the tax authority on declaration form 01/ĐKTĐ-HĐĐT.',
  'Có mã của cơ quan thuế': 'With a code of the tax authority',
  'Mỗi hóa đơn được cơ quan thuế cấp mã trước khi giao cho người mua.':
    'The tax authority issues a code for every invoice before it goes to the buyer.',
  'Không có mã của cơ quan thuế': 'Without a code of the tax authority',
  'Hóa đơn giao ngay, dữ liệu gửi cơ quan thuế sau.':
    'Invoices go to the buyer at once, their data to the tax authority later.',
  'Dấu của số khi nhập, hiện trên các trang, in hóa đơn và trong tệp nhập, xuất.':
    'The marks of numbers when they are entered, shown, printed on invoices, imported and exported.',
  'Dấu chấm ngăn hàng nghìn, dấu phẩy trước phần thập phân.':
    'A dot between thousands, a comma before decimals.',
  'Dấu phẩy ngăn hàng nghìn, dấu chấm trước phần thập phân.':
    'A comma between thousands, a dot before decimals.',
  'Giờ hiện trên các trang. Ngày của hóa đơn luôn tính theo giờ Việt Nam.':
    'The time shown on pages. The date of an invoice is always by Vietnam time.',

  'Thành phố Mexico': 'Mexico City',
  'São Paulo, Brasília': 'São Paulo, Brasília',
  'Quần đảo Azores': 'Azores',
  'Giờ phối hợp quốc tế (UTC)': 'Coordinated Universal Time (UTC)',
  'Luân Đôn, Dublin, Lisboa': 'London, Dublin, Lisbon',
  'Berlin, Amsterdam, Roma, Viên': 'Berlin, Amsterdam, Rome, Vienna',
  'Warszawa, Sarajevo, Skopje': 'Warsaw, Sarajevo, Skopje',
  'Budapest, Praha, Bratislava': 'Budapest, Prague, Bratislava',
  'Lagos (Tây Phi)': 'Lagos (West Africa)',
  'Mátxcơva, Sankt-Peterburg': 'Moscow, Saint Petersburg',
  'Hà Nội, Thành phố Hồ Chí Minh': 'Hanoi, Ho Chi Minh City',
  'Bắc Kinh, Thượng Hải, Hồng Kông': 'Beijing, Shanghai, Hong Kong',
  'Đài Bắc': 'Taipei',

  'Chủ doanh nghiệp': 'Owner',
  'Làm được mọi việc, kể cả cấu hình và phân quyền cho người khác.':
    'Can do everything, including settings and the permissions of others.',
  'Kế toán trưởng': 'Chief accountant',
  'Ký, phát hành và xử lý hóa đơn sai sót, lập tờ khai, quản lý danh mục và báo cáo; không phân quyền.':
    'Signs, issues and corrects invoices, creates declarations, manages the catalogue and reports; does not manage permissions.',
  'Kế toán': 'Accountant',
  'Lập và sửa hóa đơn nháp, khách hàng, hàng hóa; xem báo cáo; không ký phát hành.':
    'Creates and edits draft invoices, customers and products; views reports; does not sign or issue.',
  'Thu ngân': 'Cashier',
  'Lập và phát hành hóa đơn tại quầy; không xem báo cáo và cấu hình.':
    'Creates and issues invoices at the counter; does not see reports and settings.',
  'Chỉ xem': 'View only',
  'Xem hóa đơn, danh mục, lịch sử truyền nhận và báo cáo; không thay đổi gì.':
    'Views invoices, the catalogue, the transmission history and reports; changes nothing.',
};
