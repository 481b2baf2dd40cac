import { worded } from '#src/language/language.ts';

/** Words of empty lists: what the list is for, and how to add the first record. */
export type EmptyWords = {
  heading: string;
  text: string;
  /** For those who may not make the first one. */
  readOnly?: string;
};

export const emptyLists = worded('emptyLists', {
  invoices: {
    heading: 'Chưa có hóa đơn nào',
    text: 'Mọi hóa đơn của doanh nghiệp nằm ở đây, từ bản nháp tới khi được cấp mã. Lập bản nháp đầu tiên; nháp chưa có số và sửa, xóa được.',
    readOnly: 'Khi kế toán lập hóa đơn, bạn xem được từng hóa đơn và trạng thái của nó ở đây.',
  },
  invoice_calculating_machines: {
    heading: 'Chưa có hóa đơn nào từ máy tính tiền',
    text: 'Hóa đơn bán lẻ của ký hiệu có chữ M (1C26MAA): có số, có mã ngay khi phát hành, gửi cơ quan thuế theo lô trong ngày. Tạo mẫu hóa đơn ký hiệu M rồi lập hóa đơn.',
  },
  adjusted_invoices: {
    heading: 'Chưa có hóa đơn điều chỉnh nào',
    text: 'Hóa đơn điều chỉnh ghi phần chênh lệch cho hóa đơn đã cấp mã. Mở hóa đơn cần sửa rồi chọn “Có gì sai?”.',
  },
  cancelled_invoices: {
    heading: 'Chưa có hóa đơn nào bị hủy',
    text: 'Hóa đơn đã có số mà bị từ chối, không lập lại nữa, thì hủy tại trang của hóa đơn đó. Hóa đơn đã được cấp mã không hủy được: mở hóa đơn rồi chọn “Có gì sai?”.',
  },
  replaced_invoices: {
    heading: 'Chưa có hóa đơn thay thế nào',
    text: 'Hóa đơn thay thế được lập lại toàn bộ thay cho hóa đơn đã cấp mã. Mở hóa đơn cần sửa rồi chọn “Có gì sai?”.',
  },
  customers: {
    heading: 'Chưa có khách hàng nào',
    text: 'Lưu tên, mã số thuế, địa chỉ một lần để chọn nhanh người mua khi lập hóa đơn. Thêm từng khách, hoặc điền tệp mẫu rồi nhập cả danh sách.',
    readOnly: 'Danh mục này giúp chọn nhanh người mua khi lập hóa đơn. Khi có khách hàng, bạn xem ở đây.',
  },
  products: {
    heading: 'Chưa có hàng hóa, dịch vụ nào',
    text: 'Lưu tên, đơn vị tính, đơn giá và thuế suất một lần để điền sẵn vào dòng hóa đơn. Thêm từng mặt hàng, hoặc điền tệp mẫu rồi nhập cả danh sách.',
    readOnly: 'Danh mục này điền sẵn các dòng của hóa đơn. Khi có hàng hóa, bạn xem ở đây.',
  },
  registrations: {
    heading: 'Chưa có tờ khai nào',
    text: 'Tờ khai 01/ĐKTĐ-HĐĐT đăng ký với cơ quan thuế loại hóa đơn và chứng thư số mà doanh nghiệp dùng. Lập tờ khai đầu tiên: nội dung được điền sẵn từ hồ sơ doanh nghiệp.',
    readOnly:
      'Tờ khai đăng ký với cơ quan thuế loại hóa đơn và chứng thư số mà doanh nghiệp dùng. Khi có tờ khai, bạn xem ở đây.',
  },
  invoice_mistakes: {
    heading: 'Chưa có thông báo sai sót nào',
    text: 'Hóa đơn sai tên, địa chỉ hoặc nội dung không phải lập lại được báo cho cơ quan thuế bằng thông báo 04/SS-HĐĐT. Lập thông báo đầu tiên từ hóa đơn đã phát hành.',
  },
  invoice_collectors: {
    heading: 'Chưa có hóa đơn đầu vào nào',
    text: 'Thả tệp XML của người bán vào ô phía trên. Mỗi hóa đơn được kiểm tra chữ ký, mã của cơ quan thuế, mã số thuế, số tiền và ký hiệu ngay khi nhận.',
  },
  invoice_data_summary_tables: {
    heading: 'Chưa có bảng tổng hợp nào',
    text: 'Dữ liệu hóa đơn không có mã được gửi cơ quan thuế bằng bảng tổng hợp 01/TH-HĐĐT theo tháng hoặc quý. Lập bảng đầu tiên sau khi phát hành hóa đơn của kỳ.',
    readOnly:
      'Dữ liệu hóa đơn không có mã được gửi cơ quan thuế bằng bảng tổng hợp 01/TH-HĐĐT. Khi có bảng, bạn xem ở đây.',
  },
  statements: {
    heading: 'Chưa có biên bản nào',
    text: 'Biên bản ghi thỏa thuận của người bán và người mua trước khi lập hóa đơn điều chỉnh hoặc thay thế. Lập từ “Có gì sai?” của hóa đơn đã phát hành.',
  },
  templates: {
    heading: 'Chưa có mẫu hóa đơn nào',
    text: 'Mẫu định cách trình bày, ký hiệu và dải số của hóa đơn. Cần ít nhất một mẫu đang dùng mới lập và phát hành được.',
    readOnly: 'Mẫu định cách trình bày, ký hiệu và dải số của hóa đơn. Khi có mẫu, bạn xem ở đây.',
  },
  certificates: {
    heading: 'Chưa có chứng thư số nào',
    text: 'Chứng thư số ký hóa đơn, tờ khai và thông báo thay cho doanh nghiệp. Thêm chứng thư cấp cho đúng mã số thuế của doanh nghiệp.',
  },
  api_tokens: {
    heading: 'Chưa có khóa nào',
    text: 'Khóa để phần mềm khác, như bán hàng hay kế toán, gọi vào hệ thống này thay cho bạn. Mỗi phần mềm nên có khóa riêng với vừa đủ quyền.',
  },
  webhook_endpoints: {
    heading: 'Chưa có webhook nào',
    text: 'Webhook báo cho phần mềm của doanh nghiệp (ERP, bán hàng, kế toán) ngay khi hóa đơn được ký, được cấp mã hay bị từ chối, để phần mềm đó không phải hỏi đi hỏi lại.',
  },
  recurring_invoices: {
    heading: 'Chưa có hóa đơn định kỳ nào',
    text: 'Tiền thuê, phí dịch vụ, bảo trì: hóa đơn giống nhau mỗi tháng, mỗi quý hay mỗi năm. Mở một hóa đơn rồi chọn Lập định kỳ, hoặc tạo ở đây.',
    readOnly: 'Bản nháp được lập lại đúng ngày theo một hóa đơn gốc. Khi có, bạn xem ở đây.',
  },
  incidents: {
    heading: 'Chưa ghi sự cố nào',
    text: 'Khi cổng của cơ quan thuế ngừng, hoặc thiên tai, mất điện, mất mạng khiến hóa đơn không gửi được đúng hạn, ghi lại ở đây: hạn ký và gửi của từng hóa đơn được tính theo.',
    readOnly: 'Sự cố khiến hóa đơn không gửi được đúng hạn. Khi có, bạn xem ở đây.',
  },
  currencies: {
    heading: 'Chưa ghi đồng tiền nào',
    text: 'Ghi đồng tiền và tỷ giá của ngày một lần ở đây: hóa đơn ngoại tệ lấy tỷ giá này, sửa được trên từng hóa đơn.',
    readOnly: 'Đồng tiền và tỷ giá mà hóa đơn ngoại tệ lấy sẵn. Khi có, bạn xem ở đây.',
  },
});

export type EmptyListName = keyof typeof emptyLists;
