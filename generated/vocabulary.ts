/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
export const IMPORT_STATE = [
  "reading",
  "mapping",
  "checking",
  "checked",
  "running",
  "done",
  "refused"
] as const;
export type ImportState = (typeof IMPORT_STATE)[number];
export const IMPORT_STATE_LABELS: Readonly<Record<ImportState, string>> = {
  "reading": "Đang đọc tệp",
  "mapping": "Chờ ghép cột",
  "checking": "Đang kiểm tra",
  "checked": "Đã kiểm tra",
  "running": "Đang nhập",
  "done": "Đã nhập xong",
  "refused": "Không đọc được"
};
export const IMPORT_STATE_TONES = {
  "reading": "highlight",
  "mapping": "default",
  "checking": "highlight",
  "checked": "default",
  "running": "highlight",
  "done": "success",
  "refused": "critical"
} as const satisfies Readonly<Record<ImportState, string | null>>;

export const IMPORT_ROW_STATE = [
  "unchecked",
  "ready",
  "existing",
  "wrong",
  "held",
  "imported",
  "updated",
  "skipped"
] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATE)[number];
export const IMPORT_ROW_STATE_LABELS: Readonly<Record<ImportRowState, string>> = {
  "unchecked": "Chưa kiểm tra",
  "ready": "Sẽ thêm",
  "existing": "Đã có",
  "wrong": "Có lỗi",
  "held": "Bị giữ lại",
  "imported": "Đã thêm",
  "updated": "Đã cập nhật",
  "skipped": "Đã bỏ qua"
};
export const IMPORT_ROW_STATE_TONES = {
  "unchecked": "default",
  "ready": "highlight",
  "existing": "default",
  "wrong": "critical",
  "held": "warning",
  "imported": "success",
  "updated": "success",
  "skipped": "default"
} as const satisfies Readonly<Record<ImportRowState, string | null>>;

export const ON_DIFFERENCE = [
  "ask",
  "rounding",
  "all"
] as const;
export type OnDifference = (typeof ON_DIFFERENCE)[number];
export const ON_DIFFERENCE_LABELS: Readonly<Record<OnDifference, string>> = {
  "ask": "Hỏi từng ô",
  "rounding": "Nhận lệch do làm tròn",
  "all": "Nhận mọi chỗ lệch"
};

export const ON_EXISTING = [
  "skip",
  "update"
] as const;
export type OnExisting = (typeof ON_EXISTING)[number];
export const ON_EXISTING_LABELS: Readonly<Record<OnExisting, string>> = {
  "skip": "Bỏ qua",
  "update": "Cập nhật"
};

export const RESOURCE_KIND = [
  "admin",
  "tenant",
  "tenant_setting",
  "tenant_settings",
  "tenant_role",
  "savedSearch",
  "columnSettings",
  "customer",
  "template",
  "product",
  "user",
  "password",
  "invoice",
  "currency",
  "invoice_mistake",
  "transmission",
  "registration",
  "email",
  "invoice_attachment",
  "cancelled_invoices",
  "adjusted_invoices",
  "replaced_invoices",
  "invoice_data_summary_tables",
  "tenant_certificate",
  "look_up",
  "invoice_statement",
  "report_invoice_summary",
  "report_invoice_detail",
  "report_invoice_usage",
  "transmission_history",
  "dashboard",
  "onboarding",
  "payment_request",
  "decimal_configurations",
  "invoice_auto_config",
  "invoice_collector",
  "statement_signing"
] as const;
export type ResourceKind = (typeof RESOURCE_KIND)[number];
export const RESOURCE_KIND_LABELS: Readonly<Record<ResourceKind, string>> = {
  "admin": "Quản trị",
  "tenant": "Hồ sơ doanh nghiệp",
  "tenant_setting": "Thiết lập",
  "tenant_settings": "Các thiết lập",
  "tenant_role": "Vai trò",
  "savedSearch": "Bộ lọc đã lưu",
  "columnSettings": "Thiết lập cột",
  "customer": "Khách hàng",
  "template": "Mẫu hóa đơn",
  "product": "Hàng hóa, dịch vụ",
  "user": "Người dùng",
  "password": "Mật khẩu",
  "invoice": "Hóa đơn",
  "currency": "Tiền tệ",
  "invoice_mistake": "Thông báo hóa đơn sai sót",
  "transmission": "Thông điệp truyền nhận",
  "registration": "Tờ khai đăng ký",
  "email": "Email",
  "invoice_attachment": "Tệp đính kèm hóa đơn",
  "cancelled_invoices": "Hóa đơn đã hủy",
  "adjusted_invoices": "Hóa đơn điều chỉnh",
  "replaced_invoices": "Hóa đơn thay thế",
  "invoice_data_summary_tables": "Bảng tổng hợp dữ liệu hóa đơn",
  "tenant_certificate": "Chứng thư số",
  "look_up": "Tra cứu",
  "invoice_statement": "Biên bản",
  "report_invoice_summary": "Báo cáo tổng hợp hóa đơn",
  "report_invoice_detail": "Báo cáo chi tiết hóa đơn",
  "report_invoice_usage": "Báo cáo số lượng hóa đơn đã dùng",
  "transmission_history": "Lịch sử truyền nhận",
  "dashboard": "Tổng quan",
  "onboarding": "Các bước bắt đầu",
  "payment_request": "Yêu cầu thanh toán",
  "decimal_configurations": "Thiết lập số lẻ",
  "invoice_auto_config": "Thiết lập tự động",
  "invoice_collector": "Thu thập hóa đơn",
  "statement_signing": "Ký biên bản"
};

export const PERMISSION_CODE = [
  "full",
  "read_registrations",
  "create_registrations",
  "update_registrations",
  "delete_registrations",
  "read_templates",
  "create_templates",
  "update_templates",
  "delete_templates",
  "read_invoices",
  "create_invoices",
  "update_invoices",
  "delete_invoices",
  "publish_invoices",
  "export_invoices",
  "wrong_invoices",
  "cancel_invoices",
  "substitute_invoices",
  "adjustment_invoices",
  "registration_gateway",
  "invoice_gateway",
  "invoice_calculating_machine_gateway",
  "invoice_wrong_gateway",
  "invoice_summary_gateway",
  "invoice_usage_report",
  "export_invoice_usage_report",
  "invoice_summary_report",
  "export_invoice_summary_report",
  "invoice_detail_report",
  "export_invoice_detail_report",
  "dashboard",
  "read_customers",
  "create_customers",
  "update_customers",
  "delete_customers",
  "export_customers",
  "import_customers",
  "read_products",
  "create_products",
  "update_products",
  "delete_products",
  "export_products",
  "import_products",
  "tenant_settings",
  "sign_settings",
  "decimal_settings",
  "user_permissions",
  "read_invoice_data_summary",
  "create_invoice_data_summary",
  "update_invoice_data_summary",
  "delete_invoice_data_summary",
  "invoice_collector"
] as const;
export type PermissionCode = (typeof PERMISSION_CODE)[number];
export const PERMISSION_CODE_LABELS: Readonly<Record<PermissionCode, string>> = {
  "full": "Toàn quyền",
  "read_registrations": "Xem tờ khai đăng ký",
  "create_registrations": "Lập tờ khai đăng ký",
  "update_registrations": "Sửa tờ khai đăng ký",
  "delete_registrations": "Xóa tờ khai đăng ký",
  "read_templates": "Xem mẫu hóa đơn",
  "create_templates": "Thêm mẫu hóa đơn",
  "update_templates": "Sửa mẫu hóa đơn",
  "delete_templates": "Xóa mẫu hóa đơn",
  "read_invoices": "Xem hóa đơn",
  "create_invoices": "Lập hóa đơn",
  "update_invoices": "Sửa hóa đơn",
  "delete_invoices": "Xóa hóa đơn nháp",
  "publish_invoices": "Ký và phát hành hóa đơn",
  "export_invoices": "Xuất danh sách hóa đơn",
  "wrong_invoices": "Thông báo hóa đơn sai sót",
  "cancel_invoices": "Hủy hóa đơn",
  "substitute_invoices": "Thay thế hóa đơn",
  "adjustment_invoices": "Điều chỉnh hóa đơn",
  "registration_gateway": "Lịch sử truyền nhận tờ khai",
  "invoice_gateway": "Lịch sử truyền nhận hóa đơn",
  "invoice_calculating_machine_gateway": "Lịch sử truyền nhận hóa đơn từ máy tính tiền",
  "invoice_wrong_gateway": "Lịch sử truyền nhận thông báo sai sót",
  "invoice_summary_gateway": "Lịch sử truyền nhận bảng tổng hợp",
  "invoice_usage_report": "Xem báo cáo số lượng hóa đơn đã dùng",
  "export_invoice_usage_report": "Xuất báo cáo số lượng hóa đơn đã dùng",
  "invoice_summary_report": "Xem bảng kê hóa đơn",
  "export_invoice_summary_report": "Xuất bảng kê hóa đơn",
  "invoice_detail_report": "Xem bảng kê chi tiết hóa đơn",
  "export_invoice_detail_report": "Xuất bảng kê chi tiết hóa đơn",
  "dashboard": "Xem tổng quan",
  "read_customers": "Xem khách hàng",
  "create_customers": "Thêm khách hàng",
  "update_customers": "Sửa khách hàng",
  "delete_customers": "Xóa khách hàng",
  "export_customers": "Xuất danh sách khách hàng",
  "import_customers": "Nhập danh sách khách hàng",
  "read_products": "Xem hàng hóa",
  "create_products": "Thêm hàng hóa",
  "update_products": "Sửa hàng hóa",
  "delete_products": "Xóa hàng hóa",
  "export_products": "Xuất danh sách hàng hóa",
  "import_products": "Nhập danh sách hàng hóa",
  "tenant_settings": "Cấu hình doanh nghiệp",
  "sign_settings": "Cấu hình chữ ký số",
  "decimal_settings": "Cấu hình số chữ số thập phân",
  "user_permissions": "Quản lý nhân viên và phân quyền",
  "read_invoice_data_summary": "Xem bảng tổng hợp dữ liệu",
  "create_invoice_data_summary": "Lập bảng tổng hợp dữ liệu",
  "update_invoice_data_summary": "Sửa bảng tổng hợp dữ liệu",
  "delete_invoice_data_summary": "Xóa bảng tổng hợp dữ liệu",
  "invoice_collector": "Thu thập hóa đơn đầu vào"
};

export const TRANSMISSION_STATUS = [
  "sent",
  "sent_tvan",
  "valid_message",
  "waiting_for_response",
  "invalid_message",
  "tax_authority_received",
  "tax_authority_not_received",
  "tax_authority_accepted",
  "tax_authority_not_accepted",
  "denial_of_code_issuance",
  "code_issued",
  "valid_data_package",
  "valid_invoice",
  "invalid_invoice",
  "invalid_notification",
  "valid_summary_table",
  "invalid_summary_table",
  "message_received",
  "response_in_incorrect_format",
  "requesting_digital_signature_is_faulty"
] as const;
export type TransmissionStatus = (typeof TRANSMISSION_STATUS)[number];

export const PUBLICATION_STATUS = [
  "draft",
  "queued",
  "numbered",
  "signing",
  "signed",
  "signature_failed",
  "unknown",
  "to_report",
  "to_package",
  "packed",
  "cancelled",
  "sent",
  "sent_tvan",
  "valid_message",
  "waiting_for_response",
  "invalid_message",
  "tax_authority_received",
  "tax_authority_not_received",
  "tax_authority_accepted",
  "tax_authority_not_accepted",
  "denial_of_code_issuance",
  "code_issued",
  "valid_data_package",
  "valid_invoice",
  "invalid_invoice",
  "invalid_notification",
  "valid_summary_table",
  "invalid_summary_table",
  "message_received",
  "response_in_incorrect_format",
  "requesting_digital_signature_is_faulty"
] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUS)[number];
export const PUBLICATION_STATUS_LABELS: Readonly<Record<PublicationStatus, string>> = {
  "draft": "Nháp",
  "queued": "Chờ phát hành",
  "numbered": "Đã cấp số",
  "signing": "Đang ký",
  "signed": "Đã ký",
  "signature_failed": "Ký số lỗi",
  "unknown": "Chưa rõ",
  "to_report": "Chờ bảng tổng hợp",
  "to_package": "Chưa gửi",
  "packed": "Chờ theo lô",
  "cancelled": "Đã hủy",
  "sent": "Chờ CQT phản hồi",
  "sent_tvan": "Đã gửi T-VAN",
  "valid_message": "Thông điệp hợp lệ",
  "waiting_for_response": "Đang chờ phản hồi",
  "invalid_message": "Thông điệp không hợp lệ",
  "tax_authority_received": "CQT đã tiếp nhận",
  "tax_authority_not_received": "CQT không tiếp nhận",
  "tax_authority_accepted": "CQT chấp nhận",
  "tax_authority_not_accepted": "CQT không chấp nhận",
  "denial_of_code_issuance": "Từ chối cấp mã",
  "code_issued": "Đã cấp mã",
  "valid_data_package": "Gói dữ liệu hợp lệ",
  "valid_invoice": "Hóa đơn hợp lệ",
  "invalid_invoice": "Hóa đơn không hợp lệ",
  "invalid_notification": "Thông báo không hợp lệ",
  "valid_summary_table": "Bảng tổng hợp hợp lệ",
  "invalid_summary_table": "Bảng tổng hợp không hợp lệ",
  "message_received": "Đã nhận thông điệp",
  "response_in_incorrect_format": "Phản hồi sai định dạng",
  "requesting_digital_signature_is_faulty": "Lỗi yêu cầu ký số"
};
export const PUBLICATION_STATUS_TONES = {
  "draft": "default",
  "queued": "default",
  "numbered": "default",
  "signing": "warning",
  "signed": "highlight",
  "signature_failed": "critical",
  "unknown": "unknown",
  "to_report": "highlight",
  "to_package": "default",
  "packed": "warning",
  "cancelled": "default",
  "sent": "warning",
  "sent_tvan": "highlight",
  "valid_message": "success",
  "waiting_for_response": "warning",
  "invalid_message": "critical",
  "tax_authority_received": "success",
  "tax_authority_not_received": "critical",
  "tax_authority_accepted": "highlight",
  "tax_authority_not_accepted": "critical",
  "denial_of_code_issuance": "critical",
  "code_issued": "success",
  "valid_data_package": "success",
  "valid_invoice": "success",
  "invalid_invoice": "critical",
  "invalid_notification": "critical",
  "valid_summary_table": "highlight",
  "invalid_summary_table": "critical",
  "message_received": "warning",
  "response_in_incorrect_format": "critical",
  "requesting_digital_signature_is_faulty": "critical"
} as const satisfies Readonly<Record<PublicationStatus, string | null>>;

export const ACTIVE_STATUS = [
  "active",
  "inactive"
] as const;
export type ActiveStatus = (typeof ACTIVE_STATUS)[number];
export const ACTIVE_STATUS_LABELS: Readonly<Record<ActiveStatus, string>> = {
  "active": "Đang hoạt động",
  "inactive": "Ngừng hoạt động"
};
export const ACTIVE_STATUS_TONES = {
  "active": "success",
  "inactive": "default"
} as const satisfies Readonly<Record<ActiveStatus, string | null>>;

export const AUDIT_ACTION = [
  "create",
  "update",
  "delete",
  "restore"
] as const;
export type AuditAction = (typeof AUDIT_ACTION)[number];
export const AUDIT_ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  "create": "Thêm",
  "update": "Sửa",
  "delete": "Xóa",
  "restore": "Khôi phục"
};
export const AUDIT_ACTION_TONES = {
  "create": "success",
  "update": "highlight",
  "delete": "critical",
  "restore": "warning"
} as const satisfies Readonly<Record<AuditAction, string | null>>;

export const NOTICE_STATE = [
  "open",
  "handled"
] as const;
export type NoticeState = (typeof NOTICE_STATE)[number];
export const NOTICE_STATE_LABELS: Readonly<Record<NoticeState, string>> = {
  "open": "Chưa xử lý",
  "handled": "Đã xử lý"
};
export const NOTICE_STATE_TONES = {
  "open": "warning",
  "handled": "success"
} as const satisfies Readonly<Record<NoticeState, string | null>>;

export const NOTICE_SUBJECT = [
  "free_period_over",
  "no_longer_uncoded",
  "review",
  "use_decision",
  "explain",
  "other",
  "unknown",
  "unreadable"
] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECT)[number];
export const NOTICE_SUBJECT_LABELS: Readonly<Record<NoticeSubject, string>> = {
  "free_period_over": "Hết thời gian dùng hóa đơn có mã miễn phí",
  "no_longer_uncoded": "Không còn được dùng hóa đơn không có mã",
  "review": "Rà soát hóa đơn",
  "use_decision": "Ngừng, tiếp tục sử dụng hóa đơn",
  "explain": "Giải trình, bổ sung thông tin",
  "other": "Loại khác",
  "unknown": "Chưa có trong danh mục",
  "unreadable": "Không đọc được"
};

export const NAMED_INVOICE_ANSWER = [
  "none",
  "draft",
  "sent",
  "refused",
  "received"
] as const;
export type NamedInvoiceAnswer = (typeof NAMED_INVOICE_ANSWER)[number];
export const NAMED_INVOICE_ANSWER_LABELS: Readonly<Record<NamedInvoiceAnswer, string>> = {
  "none": "Chưa trả lời",
  "draft": "Đang soạn",
  "sent": "Đã gửi, chờ kết quả",
  "refused": "Không được tiếp nhận",
  "received": "Đã được tiếp nhận"
};
export const NAMED_INVOICE_ANSWER_TONES = {
  "none": "default",
  "draft": "default",
  "sent": "warning",
  "refused": "critical",
  "received": "success"
} as const satisfies Readonly<Record<NamedInvoiceAnswer, string | null>>;

export const NOTICE_ANSWER_STATE = [
  "unanswered",
  "sent",
  "partly",
  "answered"
] as const;
export type NoticeAnswerState = (typeof NOTICE_ANSWER_STATE)[number];
export const NOTICE_ANSWER_STATE_LABELS: Readonly<Record<NoticeAnswerState, string>> = {
  "unanswered": "Chưa trả lời",
  "sent": "Đã gửi trả lời",
  "partly": "Đã chấp nhận một phần",
  "answered": "Đã trả lời xong"
};
export const NOTICE_ANSWER_STATE_TONES = {
  "unanswered": "warning",
  "sent": "highlight",
  "partly": "warning",
  "answered": "success"
} as const satisfies Readonly<Record<NoticeAnswerState, string | null>>;

export const USE_SCOPE = [
  "all",
  "cash_register"
] as const;
export type UseScope = (typeof USE_SCOPE)[number];
export const USE_SCOPE_LABELS: Readonly<Record<UseScope, string>> = {
  "all": "Mọi hóa đơn",
  "cash_register": "Hóa đơn khởi tạo từ máy tính tiền"
};

export const BUYER_INVOICE_STATE = [
  "in_force",
  "adjusted",
  "replaced"
] as const;
export type BuyerInvoiceState = (typeof BUYER_INVOICE_STATE)[number];
export const BUYER_INVOICE_STATE_LABELS: Readonly<Record<BuyerInvoiceState, string>> = {
  "in_force": "Đang có hiệu lực",
  "adjusted": "Đã được điều chỉnh",
  "replaced": "Đã bị thay thế"
};
export const BUYER_INVOICE_STATE_TONES = {
  "in_force": "success",
  "adjusted": "warning",
  "replaced": "critical"
} as const satisfies Readonly<Record<BuyerInvoiceState, string | null>>;

export const SOLD_CORRECTION_KIND = [
  "adjust",
  "replace",
  "notice"
] as const;
export type SoldCorrectionKind = (typeof SOLD_CORRECTION_KIND)[number];
export const SOLD_CORRECTION_KIND_LABELS: Readonly<Record<SoldCorrectionKind, string>> = {
  "adjust": "Hóa đơn điều chỉnh",
  "replace": "Hóa đơn thay thế",
  "notice": "Thông báo hóa đơn sai sót"
};

export const CERTIFICATE_KIND = [
  "file",
  "remote",
  "usb"
] as const;
export type CertificateKind = (typeof CERTIFICATE_KIND)[number];
export const CERTIFICATE_KIND_LABELS: Readonly<Record<CertificateKind, string>> = {
  "file": "Tệp chứng thư",
  "remote": "Ký số từ xa",
  "usb": "USB token"
};

export const REMOTE_SERVICE = [
  "csc_v2",
  "mysign",
  "smart_ca"
] as const;
export type RemoteService = (typeof REMOTE_SERVICE)[number];
export const REMOTE_SERVICE_LABELS: Readonly<Record<RemoteService, string>> = {
  "csc_v2": "Dịch vụ theo chuẩn CSC",
  "mysign": "Viettel MySign",
  "smart_ca": "VNPT SmartCA"
};

export const MAILBOX_SECURITY = [
  "tls",
  "starttls"
] as const;
export type MailboxSecurity = (typeof MAILBOX_SECURITY)[number];
export const MAILBOX_SECURITY_LABELS: Readonly<Record<MailboxSecurity, string>> = {
  "tls": "TLS",
  "starttls": "STARTTLS"
};

export const MAILBOX_PROBLEM = [
  "host_unknown",
  "host_inside",
  "unreachable",
  "tls",
  "login",
  "folder",
  "interrupted",
  "account",
  "server"
] as const;
export type MailboxProblem = (typeof MAILBOX_PROBLEM)[number];
export const MAILBOX_PROBLEM_LABELS: Readonly<Record<MailboxProblem, string>> = {
  "host_unknown": "Không có máy chủ này",
  "host_inside": "Máy chủ không được phép",
  "unreachable": "Không kết nối được",
  "tls": "Lỗi TLS",
  "login": "Đăng nhập bị từ chối",
  "folder": "Không có thư mục",
  "interrupted": "Kết nối bị ngắt",
  "account": "Tài khoản đặt hộp thư không còn dùng được",
  "server": "Lỗi của hệ thống"
};

export const COLLECTOR_MAIL_OUTCOME = [
  "collected",
  "duplicate",
  "refused",
  "nothing",
  "failed"
] as const;
export type CollectorMailOutcome = (typeof COLLECTOR_MAIL_OUTCOME)[number];
export const COLLECTOR_MAIL_OUTCOME_LABELS: Readonly<Record<CollectorMailOutcome, string>> = {
  "collected": "Đã nhận",
  "duplicate": "Đã có",
  "refused": "Không nhận",
  "nothing": "Không có hóa đơn",
  "failed": "Không đọc được"
};
export const COLLECTOR_MAIL_OUTCOME_TONES = {
  "collected": "success",
  "duplicate": "default",
  "refused": "critical",
  "nothing": "default",
  "failed": "critical"
} as const satisfies Readonly<Record<CollectorMailOutcome, string | null>>;

export const DENSITY = [
  "normal",
  "comfortable",
  "compact"
] as const;
export type Density = (typeof DENSITY)[number];
export const DENSITY_LABELS: Readonly<Record<Density, string>> = {
  "normal": "Vừa",
  "comfortable": "Thoáng",
  "compact": "Gọn"
};

export const INCIDENT_KIND = [
  "authority_outage",
  "force_majeure",
  "provider_fault"
] as const;
export type IncidentKind = (typeof INCIDENT_KIND)[number];
export const INCIDENT_KIND_LABELS: Readonly<Record<IncidentKind, string>> = {
  "authority_outage": "Hệ thống cơ quan thuế",
  "force_majeure": "Bất khả kháng",
  "provider_fault": "Tổ chức cung cấp giải pháp"
};

export const INPUT_INVOICE_VERDICT = [
  "valid",
  "warning",
  "invalid"
] as const;
export type InputInvoiceVerdict = (typeof INPUT_INVOICE_VERDICT)[number];
export const INPUT_INVOICE_VERDICT_LABELS: Readonly<Record<InputInvoiceVerdict, string>> = {
  "valid": "Hợp lệ",
  "warning": "Cần xem",
  "invalid": "Không hợp lệ"
};
export const INPUT_INVOICE_VERDICT_TONES = {
  "valid": "success",
  "warning": "warning",
  "invalid": "critical"
} as const satisfies Readonly<Record<InputInvoiceVerdict, string | null>>;

export const INPUT_INVOICE_ORDER = [
  "none",
  "given"
] as const;
export type InputInvoiceOrder = (typeof INPUT_INVOICE_ORDER)[number];
export const INPUT_INVOICE_ORDER_LABELS: Readonly<Record<InputInvoiceOrder, string>> = {
  "none": "Chưa gắn đơn mua",
  "given": "Đã gắn đơn mua"
};

export const INPUT_INVOICE_STATE = [
  "new",
  "approved",
  "rejected"
] as const;
export type InputInvoiceState = (typeof INPUT_INVOICE_STATE)[number];
export const INPUT_INVOICE_STATE_LABELS: Readonly<Record<InputInvoiceState, string>> = {
  "new": "Chờ duyệt",
  "approved": "Đã duyệt",
  "rejected": "Đã trả lại"
};
export const INPUT_INVOICE_STATE_TONES = {
  "new": "default",
  "approved": "success",
  "rejected": "critical"
} as const satisfies Readonly<Record<InputInvoiceState, string | null>>;

export const COLLECTED_OUTCOME = [
  "collected",
  "duplicate",
  "refused"
] as const;
export type CollectedOutcome = (typeof COLLECTED_OUTCOME)[number];
export const COLLECTED_OUTCOME_LABELS: Readonly<Record<CollectedOutcome, string>> = {
  "collected": "Đã nhận",
  "duplicate": "Đã có",
  "refused": "Không nhận"
};
export const COLLECTED_OUTCOME_TONES = {
  "collected": "success",
  "duplicate": "default",
  "refused": "critical"
} as const satisfies Readonly<Record<CollectedOutcome, string | null>>;

export const INPUT_INVOICE_NATURE = [
  "replace",
  "adjust",
  "replace_many",
  "adjust_many",
  "trade_discount"
] as const;
export type InputInvoiceNature = (typeof INPUT_INVOICE_NATURE)[number];
export const INPUT_INVOICE_NATURE_LABELS: Readonly<Record<InputInvoiceNature, string>> = {
  "replace": "Thay thế",
  "adjust": "Điều chỉnh",
  "replace_many": "Thay thế nhiều hóa đơn",
  "adjust_many": "Điều chỉnh nhiều hóa đơn",
  "trade_discount": "Chiết khấu thương mại"
};

export const INPUT_INVOICE_GRADE = [
  "passed",
  "warning",
  "failed"
] as const;
export type InputInvoiceGrade = (typeof INPUT_INVOICE_GRADE)[number];
export const INPUT_INVOICE_GRADE_LABELS: Readonly<Record<InputInvoiceGrade, string>> = {
  "passed": "Đạt",
  "warning": "Cần xem",
  "failed": "Không đạt"
};
export const INPUT_INVOICE_GRADE_TONES = {
  "passed": "success",
  "warning": "warning",
  "failed": "critical"
} as const satisfies Readonly<Record<InputInvoiceGrade, string | null>>;

export const TABLE_CORRECTION_STATE = [
  "explain",
  "mistake"
] as const;
export type TableCorrectionState = (typeof TABLE_CORRECTION_STATE)[number];
export const TABLE_CORRECTION_STATE_LABELS: Readonly<Record<TableCorrectionState, string>> = {
  "explain": "Hóa đơn sai tên, địa chỉ hoặc nội dung khác",
  "mistake": "Hóa đơn đúng, dòng trên bảng tổng hợp sai"
};

export const SUMMARY_PERIOD_KIND = [
  "month",
  "quarter"
] as const;
export type SummaryPeriodKind = (typeof SUMMARY_PERIOD_KIND)[number];
export const SUMMARY_PERIOD_KIND_LABELS: Readonly<Record<SummaryPeriodKind, string>> = {
  "month": "Tháng",
  "quarter": "Quý"
};

export const SUMMARY_ROW_STATE = [
  "new",
  "adjust",
  "replace",
  "explain",
  "mistake"
] as const;
export type SummaryRowState = (typeof SUMMARY_ROW_STATE)[number];
export const SUMMARY_ROW_STATE_LABELS: Readonly<Record<SummaryRowState, string>> = {
  "new": "Mới",
  "adjust": "Điều chỉnh",
  "replace": "Thay thế",
  "explain": "Giải trình",
  "mistake": "Sai sót do tổng hợp"
};

export const EMAIL_STATE = [
  "queued",
  "sent",
  "failed",
  "delivered",
  "bounced"
] as const;
export type EmailState = (typeof EMAIL_STATE)[number];
export const EMAIL_STATE_LABELS: Readonly<Record<EmailState, string>> = {
  "queued": "Đang gửi",
  "sent": "Đã gửi",
  "failed": "Không gửi được",
  "delivered": "Đã tới hộp thư",
  "bounced": "Bị trả lại"
};
export const EMAIL_STATE_TONES = {
  "queued": "warning",
  "sent": "success",
  "failed": "critical",
  "delivered": "success",
  "bounced": "critical"
} as const satisfies Readonly<Record<EmailState, string | null>>;

export const INVOICE_EMAIL_STATE = [
  "none",
  "queued",
  "sent",
  "failed",
  "bounced",
  "delivered",
  "opened"
] as const;
export type InvoiceEmailState = (typeof INVOICE_EMAIL_STATE)[number];
export const INVOICE_EMAIL_STATE_LABELS: Readonly<Record<InvoiceEmailState, string>> = {
  "none": "Chưa gửi",
  "queued": "Đang gửi",
  "sent": "Đã gửi",
  "failed": "Không gửi được",
  "bounced": "Bị trả lại",
  "delivered": "Đã tới hộp thư",
  "opened": "Đã mở"
};
export const INVOICE_EMAIL_STATE_TONES = {
  "none": "default",
  "queued": "warning",
  "sent": "highlight",
  "failed": "critical",
  "bounced": "critical",
  "delivered": "success",
  "opened": "success"
} as const satisfies Readonly<Record<InvoiceEmailState, string | null>>;

export const INVOICE_MISTAKE_ORIGIN = [
  "own",
  "review"
] as const;
export type InvoiceMistakeOrigin = (typeof INVOICE_MISTAKE_ORIGIN)[number];
export const INVOICE_MISTAKE_ORIGIN_LABELS: Readonly<Record<InvoiceMistakeOrigin, string>> = {
  "own": "Đơn vị tự phát hiện",
  "review": "Trả lời cơ quan thuế"
};

export const MISTAKE_NATURE = [
  "cancel",
  "adjust",
  "replace",
  "explain"
] as const;
export type MistakeNature = (typeof MISTAKE_NATURE)[number];
export const MISTAKE_NATURE_LABELS: Readonly<Record<MistakeNature, string>> = {
  "cancel": "Hủy",
  "adjust": "Điều chỉnh",
  "replace": "Thay thế",
  "explain": "Giải trình"
};

export const MISTAKEN_INVOICE_DECREE = [
  "1",
  "2",
  "3",
  "4"
] as const;
export type MistakenInvoiceDecree = (typeof MISTAKEN_INVOICE_DECREE)[number];
export const MISTAKEN_INVOICE_DECREE_LABELS: Readonly<Record<MistakenInvoiceDecree, string>> = {
  "1": "Hóa đơn điện tử",
  "2": "Hóa đơn điện tử có mã xác thực",
  "3": "Hóa đơn điện tử theo quy định cũ",
  "4": "Hóa đơn đặt in"
};

export const LINE_KIND = [
  "goods",
  "promotion",
  "discount",
  "note"
] as const;
export type LineKind = (typeof LINE_KIND)[number];
export const LINE_KIND_LABELS: Readonly<Record<LineKind, string>> = {
  "goods": "Hàng hóa, dịch vụ",
  "promotion": "Khuyến mại",
  "discount": "Chiết khấu thương mại",
  "note": "Ghi chú, diễn giải"
};

export const TAX_METHOD = [
  "VAT",
  "PERCENTAGE_ON_REVENUE"
] as const;
export type TaxMethod = (typeof TAX_METHOD)[number];
export const TAX_METHOD_LABELS: Readonly<Record<TaxMethod, string>> = {
  "VAT": "Khấu trừ",
  "PERCENTAGE_ON_REVENUE": "Tỷ lệ % trên doanh thu"
};

export const TAX_ROUNDING = [
  "per_rate",
  "per_line"
] as const;
export type TaxRounding = (typeof TAX_ROUNDING)[number];
export const TAX_ROUNDING_LABELS: Readonly<Record<TaxRounding, string>> = {
  "per_rate": "Theo từng thuế suất",
  "per_line": "Theo từng dòng"
};

export const STORED_PART = [
  "kind",
  "numbers",
  "special",
  "extras",
  "fees",
  "buyer_place",
  "movement",
  "computation",
  "totals"
] as const;
export type StoredPart = (typeof STORED_PART)[number];
export const STORED_PART_LABELS: Readonly<Record<StoredPart, string>> = {
  "kind": "loại dòng hàng",
  "numbers": "số lượng, đơn giá hoặc số tiền",
  "special": "thông tin hàng hóa đặc trưng",
  "extras": "thông tin thêm của công ty",
  "fees": "phí, lệ phí",
  "buyer_place": "địa giới của người mua",
  "movement": "thông tin vận chuyển hàng",
  "computation": "cách tính và làm tròn tiền",
  "totals": "số tổng cộng"
};

export const JOB_ACTION = [
  "update",
  "delete",
  "undo",
  "export",
  "email",
  "look_up",
  "fetch_again"
] as const;
export type JobAction = (typeof JOB_ACTION)[number];
export const JOB_ACTION_LABELS: Readonly<Record<JobAction, string>> = {
  "update": "Sửa hàng loạt",
  "delete": "Xóa hàng loạt",
  "undo": "Hoàn tác",
  "export": "Dựng tệp",
  "email": "Gửi email",
  "look_up": "Tra cứu thông điệp Chưa rõ",
  "fetch_again": "Yêu cầu gửi lại phản hồi"
};

export const JOB_STATE = [
  "queued",
  "running",
  "done",
  "failed",
  "cancelled"
] as const;
export type JobState = (typeof JOB_STATE)[number];
export const JOB_STATE_LABELS: Readonly<Record<JobState, string>> = {
  "queued": "Đang chờ",
  "running": "Đang chạy",
  "done": "Đã xong",
  "failed": "Dừng vì lỗi",
  "cancelled": "Đã dừng"
};
export const JOB_STATE_TONES = {
  "queued": "default",
  "running": "highlight",
  "done": "success",
  "failed": "critical",
  "cancelled": "default"
} as const satisfies Readonly<Record<JobState, string | null>>;

export const LAW_CHANGE_KIND = [
  "vat_rate",
  "revenue_relief",
  "format_version",
  "sentence",
  "retail_buyer",
  "symbol_letter",
  "form",
  "deadline",
  "day_off"
] as const;
export type LawChangeKind = (typeof LAW_CHANGE_KIND)[number];
export const LAW_CHANGE_KIND_LABELS: Readonly<Record<LawChangeKind, string>> = {
  "vat_rate": "Thuế suất GTGT",
  "revenue_relief": "Giảm tỷ lệ % trên doanh thu",
  "format_version": "Định dạng dữ liệu",
  "sentence": "Câu chữ trên hóa đơn",
  "retail_buyer": "Cách ghi người tiêu dùng",
  "symbol_letter": "Chữ cái của ký hiệu",
  "form": "Mẫu số hóa đơn",
  "deadline": "Thời hạn",
  "day_off": "Ngày nghỉ"
};

export const MISSING_INPUT_INVOICE_KIND = [
  "original",
  "month"
] as const;
export type MissingInputInvoiceKind = (typeof MISSING_INPUT_INVOICE_KIND)[number];
export const MISSING_INPUT_INVOICE_KIND_LABELS: Readonly<Record<MissingInputInvoiceKind, string>> = {
  "original": "Chưa nhận hóa đơn gốc",
  "month": "Thiếu một tháng"
};

export const CLOSING_STATE = [
  "closed",
  "reopened"
] as const;
export type ClosingState = (typeof CLOSING_STATE)[number];
export const CLOSING_STATE_LABELS: Readonly<Record<ClosingState, string>> = {
  "closed": "Đã chốt",
  "reopened": "Đã mở lại"
};
export const CLOSING_STATE_TONES = {
  "closed": "success",
  "reopened": "warning"
} as const satisfies Readonly<Record<ClosingState, string | null>>;

export const MONTH_CHECK_KEY = [
  "number_gaps",
  "unissued_drafts",
  "unsent",
  "unknown",
  "unanswered",
  "refused",
  "not_notified",
  "unsigned_statements",
  "refused_lines",
  "not_reported",
  "ledger",
  "late",
  "late_packages",
  "returned_mails",
  "unsent_mails",
  "unchecked_inputs"
] as const;
export type MonthCheckKey = (typeof MONTH_CHECK_KEY)[number];
export const MONTH_CHECK_KEY_LABELS: Readonly<Record<MonthCheckKey, string>> = {
  "number_gaps": "Đứt số",
  "unissued_drafts": "Nháp chưa phát hành",
  "unsent": "Chưa gửi cơ quan thuế",
  "unknown": "Chưa rõ đã tới cơ quan thuế hay chưa",
  "unanswered": "Cơ quan thuế chưa trả lời",
  "refused": "Bị từ chối, chưa sửa",
  "not_notified": "Sai sót chưa xử lý xong",
  "unsigned_statements": "Biên bản chưa ký xong",
  "refused_lines": "Dòng thông báo sai sót bị từ chối",
  "not_reported": "Chưa gửi bảng tổng hợp",
  "ledger": "Sổ lệch với phản hồi của cơ quan thuế",
  "late": "Ký muộn",
  "late_packages": "Lô, bảng tổng hợp gửi muộn",
  "returned_mails": "Email hóa đơn bị trả lại",
  "unsent_mails": "Email hóa đơn không gửi được",
  "unchecked_inputs": "Hóa đơn đầu vào chưa duyệt"
};

export const LEDGER_DIFFERENCE = [
  "file",
  "number",
  "amount",
  "code",
  "status"
] as const;
export type LedgerDifference = (typeof LEDGER_DIFFERENCE)[number];
export const LEDGER_DIFFERENCE_LABELS: Readonly<Record<LedgerDifference, string>> = {
  "file": "Không có tệp của cơ quan thuế",
  "number": "Ký hiệu, số",
  "amount": "Tổng tiền",
  "code": "Mã của cơ quan thuế",
  "status": "Trạng thái"
};

export const NOTICE_KIND = [
  "refusal",
  "authority",
  "deadline",
  "returned_mail",
  "job",
  "connection"
] as const;
export type NoticeKind = (typeof NOTICE_KIND)[number];
export const NOTICE_KIND_LABELS: Readonly<Record<NoticeKind, string>> = {
  "refusal": "Bị từ chối, ký lỗi, chưa rõ",
  "authority": "Cơ quan thuế gửi đến",
  "deadline": "Hạn sắp tới",
  "returned_mail": "Thư bị trả lại",
  "job": "Việc hàng loạt",
  "connection": "Kết nối phần mềm khác"
};

export const NOTICE_GROUP = [
  "todo",
  "watching",
  "done"
] as const;
export type NoticeGroup = (typeof NOTICE_GROUP)[number];
export const NOTICE_GROUP_LABELS: Readonly<Record<NoticeGroup, string>> = {
  "todo": "Cần làm",
  "watching": "Đang theo dõi",
  "done": "Đã xong"
};

export const NOTICE_TOPIC = [
  "refused",
  "unsigned",
  "stuck",
  "unknown",
  "authority_notice",
  "certificate",
  "client_certificate",
  "summary_table",
  "tax_return",
  "explanation",
  "package",
  "package_low",
  "package_used_up",
  "trial",
  "mail_returned",
  "mail_failed",
  "batch_done",
  "batch_paused",
  "schedule_stopped",
  "schedule_left",
  "recurring_made",
  "recurring_failed",
  "mailbox_failing",
  "reconciliation_differs",
  "import_done",
  "bulk_done",
  "questions_done",
  "questions_failed",
  "report_done",
  "report_failed",
  "webhook_dead",
  "webhook_put_off",
  "service_stop",
  "service_pause"
] as const;
export type NoticeTopic = (typeof NOTICE_TOPIC)[number];
export const NOTICE_TOPIC_LABELS: Readonly<Record<NoticeTopic, string>> = {
  "refused": "Bị từ chối",
  "unsigned": "Ký lỗi",
  "stuck": "Không đi tiếp được vì lỗi hệ thống",
  "unknown": "Chưa rõ",
  "authority_notice": "Thông báo của cơ quan thuế",
  "certificate": "Chứng thư số hết hạn",
  "client_certificate": "Chứng thư máy khách hết hạn",
  "summary_table": "Bảng tổng hợp đến hạn",
  "tax_return": "Tờ khai thuế đến hạn",
  "explanation": "Giải trình đến hạn",
  "package": "Gói dịch vụ hết hạn",
  "package_low": "Gói dịch vụ sắp hết hóa đơn",
  "package_used_up": "Gói dịch vụ đã hết hóa đơn",
  "trial": "Hết dùng thử",
  "mail_returned": "Thư bị trả lại",
  "mail_failed": "Thư không gửi được",
  "batch_done": "Phát hành hàng loạt xong",
  "batch_paused": "Phát hành hàng loạt tạm dừng",
  "schedule_stopped": "Tự động phát hành dừng",
  "schedule_left": "Tự động phát hành để lại hóa đơn nháp",
  "recurring_made": "Đã lập bản nháp định kỳ",
  "recurring_failed": "Chưa lập được bản nháp định kỳ",
  "mailbox_failing": "Không đọc được hộp thư hóa đơn đầu vào",
  "reconciliation_differs": "Đối chiếu với cơ quan thuế có chênh lệch",
  "import_done": "Nhập tệp xong",
  "bulk_done": "Việc hàng loạt xong",
  "questions_done": "Hỏi lại nhiều thông điệp xong",
  "questions_failed": "Hỏi lại nhiều thông điệp dừng vì lỗi",
  "report_done": "Tệp báo cáo dựng xong",
  "report_failed": "Báo cáo không dựng được",
  "webhook_dead": "Webhook không giao được",
  "webhook_put_off": "Webhook bị tắt",
  "service_stop": "Dịch vụ ngừng",
  "service_pause": "Dịch vụ tạm ngừng"
};

export const NOTICE_DOCUMENT = [
  "invoice",
  "declaration",
  "explanation",
  "invoice_mistake",
  "statement",
  "data_summary_table",
  "invoice_cash_register"
] as const;
export type NoticeDocument = (typeof NOTICE_DOCUMENT)[number];
export const NOTICE_DOCUMENT_LABELS: Readonly<Record<NoticeDocument, string>> = {
  "invoice": "Hóa đơn",
  "declaration": "Tờ khai",
  "explanation": "Giải trình",
  "invoice_mistake": "Thông báo sai sót",
  "statement": "Biên bản",
  "data_summary_table": "Bảng tổng hợp",
  "invoice_cash_register": "Lô hóa đơn máy tính tiền"
};

export const DIGEST_FREQUENCY = [
  "off",
  "daily",
  "weekly"
] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCY)[number];
export const DIGEST_FREQUENCY_LABELS: Readonly<Record<DigestFrequency, string>> = {
  "off": "Không gửi",
  "daily": "Hằng ngày",
  "weekly": "Hằng tuần"
};

export const PAYMENT_STATE = [
  "waiting",
  "wrong_amount",
  "paid",
  "expired",
  "cancelled"
] as const;
export type PaymentState = (typeof PAYMENT_STATE)[number];
export const PAYMENT_STATE_LABELS: Readonly<Record<PaymentState, string>> = {
  "waiting": "Chờ thanh toán",
  "wrong_amount": "Chuyển thiếu",
  "paid": "Đã thanh toán",
  "expired": "Quá hạn thanh toán",
  "cancelled": "Đã hủy"
};
export const PAYMENT_STATE_TONES = {
  "waiting": "warning",
  "wrong_amount": "critical",
  "paid": "success",
  "expired": "default",
  "cancelled": "default"
} as const satisfies Readonly<Record<PaymentState, string | null>>;

export const GATEWAY_STATE = [
  "open",
  "unknown",
  "held",
  "failed",
  "paid"
] as const;
export type GatewayState = (typeof GATEWAY_STATE)[number];
export const GATEWAY_STATE_LABELS: Readonly<Record<GatewayState, string>> = {
  "open": "Chờ cổng báo",
  "unknown": "Chưa rõ – đang tra cứu",
  "held": "Cổng báo khác số tiền",
  "failed": "Không thành công",
  "paid": "Đã trả qua cổng"
};
export const GATEWAY_STATE_TONES = {
  "open": "warning",
  "unknown": "unknown",
  "held": "critical",
  "failed": "default",
  "paid": "success"
} as const satisfies Readonly<Record<GatewayState, string | null>>;

export const REFUND_REASON = [
  "again",
  "over",
  "after_cancel",
  "given_up"
] as const;
export type RefundReason = (typeof REFUND_REASON)[number];
export const REFUND_REASON_LABELS: Readonly<Record<RefundReason, string>> = {
  "again": "Trả hai lần",
  "over": "Trả thừa",
  "after_cancel": "Trả sau khi hủy",
  "given_up": "Trả thiếu, không mua nữa"
};

export const REFUND_WAY = [
  "gateway",
  "transfer"
] as const;
export type RefundWay = (typeof REFUND_WAY)[number];
export const REFUND_WAY_LABELS: Readonly<Record<RefundWay, string>> = {
  "gateway": "Qua VNPAY",
  "transfer": "Chuyển khoản"
};

export const REFUND_STATE = [
  "open",
  "asked",
  "sending",
  "unknown",
  "accepted",
  "refused",
  "done"
] as const;
export type RefundState = (typeof REFUND_STATE)[number];
export const REFUND_STATE_LABELS: Readonly<Record<RefundState, string>> = {
  "open": "Chờ yêu cầu",
  "asked": "Chờ chuyển khoản",
  "sending": "Đang gửi VNPAY",
  "unknown": "Chưa rõ – đang tra cứu",
  "accepted": "VNPAY đang hoàn",
  "refused": "VNPAY từ chối",
  "done": "Đã hoàn"
};
export const REFUND_STATE_TONES = {
  "open": "warning",
  "asked": "highlight",
  "sending": "highlight",
  "unknown": "unknown",
  "accepted": "highlight",
  "refused": "critical",
  "done": "success"
} as const satisfies Readonly<Record<RefundState, string | null>>;

export const PROOF_PACK_KIND = [
  "invoice_xml",
  "invoice_pdf",
  "messages",
  "papers",
  "input_invoices",
  "audit_log"
] as const;
export type ProofPackKind = (typeof PROOF_PACK_KIND)[number];
export const PROOF_PACK_KIND_LABELS: Readonly<Record<ProofPackKind, string>> = {
  "invoice_xml": "Hóa đơn đã ký, XML gốc",
  "invoice_pdf": "Bản thể hiện PDF",
  "messages": "Thông điệp gửi và nhận",
  "papers": "Tờ khai, thông báo sai sót, bảng tổng hợp, biên bản",
  "input_invoices": "Hóa đơn đầu vào",
  "audit_log": "Nhật ký thao tác"
};

export const PROOF_PACK_STATE = [
  "queued",
  "running",
  "done",
  "failed",
  "expired"
] as const;
export type ProofPackState = (typeof PROOF_PACK_STATE)[number];
export const PROOF_PACK_STATE_LABELS: Readonly<Record<ProofPackState, string>> = {
  "queued": "Đang chờ",
  "running": "Đang tạo",
  "done": "Đã sẵn sàng",
  "failed": "Không tạo được",
  "expired": "Hết hạn lưu"
};
export const PROOF_PACK_STATE_TONES = {
  "queued": "highlight",
  "running": "highlight",
  "done": "success",
  "failed": "critical",
  "expired": "default"
} as const satisfies Readonly<Record<ProofPackState, string | null>>;

export const PROVIDER_AUTH = [
  "token",
  "certificate"
] as const;
export type ProviderAuth = (typeof PROVIDER_AUTH)[number];
export const PROVIDER_AUTH_LABELS: Readonly<Record<ProviderAuth, string>> = {
  "token": "Khóa truy cập",
  "certificate": "Chứng thư máy khách"
};

export const ISSUING_WARNING_CODE = [
  "issued_on_backwards",
  "signing_late",
  "value_below_zero",
  "letters_unprintable",
  "letters_lost",
  "vehicle_details_missing"
] as const;
export type IssuingWarningCode = (typeof ISSUING_WARNING_CODE)[number];
export const ISSUING_WARNING_CODE_LABELS: Readonly<Record<IssuingWarningCode, string>> = {
  "issued_on_backwards": "Ngày lập trước hóa đơn đã phát hành",
  "signing_late": "Quá hạn ký và gửi",
  "value_below_zero": "Giá trị đang có hiệu lực nhỏ hơn 0",
  "letters_unprintable": "Có ký tự không in được",
  "letters_lost": "Có chữ đã mất khi chuyển dữ liệu",
  "vehicle_details_missing": "Xe chưa ghi nhãn hiệu, loại, năm sản xuất"
};

export const PUBLISH_OUTCOME = [
  "ok",
  "failed",
  "unknown",
  "waiting",
  "stopped"
] as const;
export type PublishOutcome = (typeof PUBLISH_OUTCOME)[number];
export const PUBLISH_OUTCOME_LABELS: Readonly<Record<PublishOutcome, string>> = {
  "ok": "Đã phát hành",
  "failed": "Không được",
  "unknown": "Chưa rõ",
  "waiting": "Đang chờ",
  "stopped": "Đã dừng"
};

export const BULK_PUBLISH_STATE = [
  "running",
  "paused",
  "ended"
] as const;
export type BulkPublishState = (typeof BULK_PUBLISH_STATE)[number];
export const BULK_PUBLISH_STATE_LABELS: Readonly<Record<BulkPublishState, string>> = {
  "running": "Đang chạy",
  "paused": "Tạm dừng",
  "ended": "Đã kết thúc"
};

export const BULK_PUBLISH_LIST = [
  "invoices",
  "invoice_calculating_machines"
] as const;
export type BulkPublishList = (typeof BULK_PUBLISH_LIST)[number];

export const RECONCILIATION_STATE = [
  "open",
  "done"
] as const;
export type ReconciliationState = (typeof RECONCILIATION_STATE)[number];
export const RECONCILIATION_STATE_LABELS: Readonly<Record<ReconciliationState, string>> = {
  "open": "Đang chờ hỏi",
  "done": "Đã đối chiếu"
};
export const RECONCILIATION_STATE_TONES = {
  "open": "highlight",
  "done": "success"
} as const satisfies Readonly<Record<ReconciliationState, string | null>>;

export const DIFFERENCE_KIND = [
  "whereabouts_unknown",
  "answer_missing",
  "not_received",
  "not_sent_here",
  "total_differs",
  "state_differs",
  "code_differs"
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KIND)[number];
export const DIFFERENCE_KIND_LABELS: Readonly<Record<DifferenceKind, string>> = {
  "whereabouts_unknown": "Chưa rõ đã tới chưa",
  "answer_missing": "Thiếu phản hồi",
  "not_received": "Cơ quan thuế không có",
  "not_sent_here": "Không gửi từ đây",
  "total_differs": "Lệch số tiền",
  "state_differs": "Lệch kết quả",
  "code_differs": "Lệch mã"
};
export const DIFFERENCE_KIND_TONES = {
  "whereabouts_unknown": "unknown",
  "answer_missing": "warning",
  "not_received": "critical",
  "not_sent_here": "critical",
  "total_differs": "critical",
  "state_differs": "critical",
  "code_differs": "critical"
} as const satisfies Readonly<Record<DifferenceKind, string | null>>;

export const RECURRING_FREQUENCY = [
  "monthly",
  "quarterly",
  "yearly"
] as const;
export type RecurringFrequency = (typeof RECURRING_FREQUENCY)[number];
export const RECURRING_FREQUENCY_LABELS: Readonly<Record<RecurringFrequency, string>> = {
  "monthly": "Hằng tháng",
  "quarterly": "Hằng quý",
  "yearly": "Hằng năm"
};

export const RECURRING_STATUS = [
  "running",
  "paused",
  "failed",
  "ended"
] as const;
export type RecurringStatus = (typeof RECURRING_STATUS)[number];
export const RECURRING_STATUS_LABELS: Readonly<Record<RecurringStatus, string>> = {
  "running": "Đang chạy",
  "paused": "Tạm dừng",
  "failed": "Dừng vì lỗi",
  "ended": "Đã hết"
};
export const RECURRING_STATUS_TONES = {
  "running": "success",
  "paused": "default",
  "failed": "critical",
  "ended": "default"
} as const satisfies Readonly<Record<RecurringStatus, string | null>>;

export const REGISTRATION_PURPOSE = [
  "new",
  "change"
] as const;
export type RegistrationPurpose = (typeof REGISTRATION_PURPOSE)[number];
export const REGISTRATION_PURPOSE_LABELS: Readonly<Record<RegistrationPurpose, string>> = {
  "new": "Đăng ký mới",
  "change": "Thay đổi thông tin"
};

export const REGISTRATION_CERTIFICATE_ACTION = [
  "add",
  "extend",
  "stop"
] as const;
export type RegistrationCertificateAction = (typeof REGISTRATION_CERTIFICATE_ACTION)[number];
export const REGISTRATION_CERTIFICATE_ACTION_LABELS: Readonly<Record<RegistrationCertificateAction, string>> = {
  "add": "Thêm mới",
  "extend": "Gia hạn",
  "stop": "Ngừng sử dụng"
};

export const REGISTRATION_DELEGATION_PAYMENT = [
  "cash",
  "transfer",
  "cash_or_transfer",
  "offset",
  "unpaid",
  "other"
] as const;
export type RegistrationDelegationPayment = (typeof REGISTRATION_DELEGATION_PAYMENT)[number];
export const REGISTRATION_DELEGATION_PAYMENT_LABELS: Readonly<Record<RegistrationDelegationPayment, string>> = {
  "cash": "Tiền mặt",
  "transfer": "Chuyển khoản",
  "cash_or_transfer": "Tiền mặt hoặc chuyển khoản",
  "offset": "Đối trừ công nợ",
  "unpaid": "Không thu tiền",
  "other": "Khác"
};

export const REGISTRATION_LOOK_UP_SCOPE = [
  "sold",
  "bought",
  "both"
] as const;
export type RegistrationLookUpScope = (typeof REGISTRATION_LOOK_UP_SCOPE)[number];
export const REGISTRATION_LOOK_UP_SCOPE_LABELS: Readonly<Record<RegistrationLookUpScope, string>> = {
  "sold": "Hóa đơn bán ra",
  "bought": "Hóa đơn mua vào",
  "both": "Cả bán ra và mua vào"
};

export const REGISTRATION_REVIEW_EVENT = [
  "want_confirmation",
  "confirm",
  "want_explanation",
  "explain"
] as const;
export type RegistrationReviewEvent = (typeof REGISTRATION_REVIEW_EVENT)[number];
export const REGISTRATION_REVIEW_EVENT_LABELS: Readonly<Record<RegistrationReviewEvent, string>> = {
  "want_confirmation": "Cơ quan thuế đề nghị người đại diện xác nhận",
  "confirm": "Người đại diện đã xác nhận",
  "want_explanation": "Cơ quan thuế yêu cầu giải trình, bổ sung",
  "explain": "Đã nộp giải trình"
};

export const MATTER = [
  "minor_content",
  "main_content",
  "settlement",
  "authority_conclusion",
  "evn_wholesale",
  "volume_discount",
  "goods_returned",
  "titled_goods_returned",
  "insurance_refund",
  "service_cancelled",
  "fee_refund",
  "telecom_card",
  "gas_conversion",
  "air_ticket_changed"
] as const;
export type Matter = (typeof MATTER)[number];
export const MATTER_LABELS: Readonly<Record<Matter, string>> = {
  "minor_content": "Tên, địa chỉ, số tiền bằng chữ, nội dung khác",
  "main_content": "Mã số thuế, hàng hóa, số tiền, thuế suất",
  "settlement": "Quyết toán thay đổi giá trị",
  "authority_conclusion": "Kết luận của cơ quan có thẩm quyền",
  "evn_wholesale": "Giá bán buôn điện của EVN",
  "volume_discount": "Chiết khấu theo số lượng, doanh số",
  "goods_returned": "Trả lại hàng",
  "titled_goods_returned": "Trả lại tài sản đã đăng ký",
  "insurance_refund": "Hoàn, giảm phí bảo hiểm",
  "service_cancelled": "Hủy dịch vụ đã thu tiền",
  "fee_refund": "Hoàn phí",
  "telecom_card": "Thẻ viễn thông trả trước",
  "gas_conversion": "Quy đổi giá khí",
  "air_ticket_changed": "Đổi, hoàn vé máy bay"
};

export const INVOICE_SALE = [
  "ordinary",
  "titled_goods",
  "platform"
] as const;
export type InvoiceSale = (typeof INVOICE_SALE)[number];
export const INVOICE_SALE_LABELS: Readonly<Record<InvoiceSale, string>> = {
  "ordinary": "Bán hàng thông thường",
  "titled_goods": "Tài sản phải đăng ký quyền sở hữu: nhà, ô tô, xe máy",
  "platform": "Bán qua sàn thương mại điện tử, nền tảng số"
};

export const INVOICE_NATURE = [
  "original",
  "adjust",
  "replace"
] as const;
export type InvoiceNature = (typeof INVOICE_NATURE)[number];
export const INVOICE_NATURE_LABELS: Readonly<Record<InvoiceNature, string>> = {
  "original": "Hóa đơn gốc",
  "adjust": "Điều chỉnh",
  "replace": "Thay thế"
};

export const INVOICE_CORRECTED = [
  "none",
  "adjusted",
  "replaced"
] as const;
export type InvoiceCorrected = (typeof INVOICE_CORRECTED)[number];
export const INVOICE_CORRECTED_LABELS: Readonly<Record<InvoiceCorrected, string>> = {
  "none": "Chưa bị sửa",
  "adjusted": "Bị điều chỉnh",
  "replaced": "Bị thay thế"
};

export const INVOICE_REGIME = [
  "1",
  "2",
  "3",
  "4"
] as const;
export type InvoiceRegime = (typeof INVOICE_REGIME)[number];
export const INVOICE_REGIME_LABELS: Readonly<Record<InvoiceRegime, string>> = {
  "1": "Hóa đơn điện tử",
  "2": "Hóa đơn điện tử có mã xác thực",
  "3": "Hóa đơn theo quy định cũ",
  "4": "Hóa đơn đặt in"
};

export const REPORT_FORMAT = [
  "xlsx",
  "csv",
  "pdf"
] as const;
export type ReportFormat = (typeof REPORT_FORMAT)[number];

export const LANGUAGE = [
  "vi",
  "en"
] as const;
export type Language = (typeof LANGUAGE)[number];
export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = {
  "vi": "Tiếng Việt",
  "en": "English"
};

export const THEME = [
  "system",
  "light",
  "dark"
] as const;
export type Theme = (typeof THEME)[number];
export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  "system": "Theo hệ thống",
  "light": "Sáng",
  "dark": "Tối"
};

export const SIGNATURE_REQUEST_STATE = [
  "waiting_for_token",
  "waiting_for_otp",
  "prepared",
  "starting",
  "unknown",
  "waiting_for_confirmation",
  "signed",
  "refused",
  "expired",
  "failed",
  "cancelled"
] as const;
export type SignatureRequestState = (typeof SIGNATURE_REQUEST_STATE)[number];
export const SIGNATURE_REQUEST_STATE_LABELS: Readonly<Record<SignatureRequestState, string>> = {
  "waiting_for_token": "Chờ ký bằng USB token",
  "waiting_for_otp": "Chờ mã OTP",
  "prepared": "Chờ gửi tới dịch vụ ký",
  "starting": "Đang gửi tới dịch vụ ký",
  "unknown": "Chưa rõ dịch vụ đã nhận chưa",
  "waiting_for_confirmation": "Chờ xác nhận trên điện thoại",
  "signed": "Đã ký",
  "refused": "Người ký từ chối",
  "expired": "Hết thời gian chờ ký",
  "failed": "Không ký được",
  "cancelled": "Đã hủy"
};
export const SIGNATURE_REQUEST_STATE_TONES = {
  "waiting_for_token": "warning",
  "waiting_for_otp": "warning",
  "prepared": "default",
  "starting": "default",
  "unknown": "unknown",
  "waiting_for_confirmation": "warning",
  "signed": "success",
  "refused": "critical",
  "expired": "critical",
  "failed": "critical",
  "cancelled": "default"
} as const satisfies Readonly<Record<SignatureRequestState, string | null>>;

export const STATEMENT_NATURE = [
  "adjust",
  "replace"
] as const;
export type StatementNature = (typeof STATEMENT_NATURE)[number];
export const STATEMENT_NATURE_LABELS: Readonly<Record<StatementNature, string>> = {
  "adjust": "Điều chỉnh",
  "replace": "Thay thế"
};

export const STATEMENT_STATE = [
  "draft",
  "seller_signing",
  "waiting_buyer",
  "signed",
  "refused",
  "change_requested",
  "expired",
  "withdrawn"
] as const;
export type StatementState = (typeof STATEMENT_STATE)[number];
export const STATEMENT_STATE_LABELS: Readonly<Record<StatementState, string>> = {
  "draft": "Nháp",
  "seller_signing": "Chờ bên bán ký",
  "waiting_buyer": "Chờ người mua ký",
  "signed": "Hai bên đã ký",
  "refused": "Người mua từ chối",
  "change_requested": "Người mua đề nghị sửa",
  "expired": "Hết hạn liên kết",
  "withdrawn": "Đã thu hồi"
};
export const STATEMENT_STATE_TONES = {
  "draft": "default",
  "seller_signing": "warning",
  "waiting_buyer": "warning",
  "signed": "success",
  "refused": "critical",
  "change_requested": "critical",
  "expired": "default",
  "withdrawn": "default"
} as const satisfies Readonly<Record<StatementState, string | null>>;

export const STATEMENT_BUYER_KIND = [
  "organisation",
  "individual",
  "anonymous"
] as const;
export type StatementBuyerKind = (typeof STATEMENT_BUYER_KIND)[number];
export const STATEMENT_BUYER_KIND_LABELS: Readonly<Record<StatementBuyerKind, string>> = {
  "organisation": "Tổ chức, hộ kinh doanh",
  "individual": "Cá nhân",
  "anonymous": "Khách lẻ"
};

export const STATEMENT_METHOD = [
  "usb",
  "remote",
  "file",
  "code",
  "none"
] as const;
export type StatementMethod = (typeof STATEMENT_METHOD)[number];
export const STATEMENT_METHOD_LABELS: Readonly<Record<StatementMethod, string>> = {
  "usb": "Ký bằng USB token",
  "remote": "Ký số từ xa",
  "file": "Nộp tệp đã ký",
  "code": "Xác nhận bằng mã qua email",
  "none": "Trả lời trên trang"
};

export const NUMBER_STYLE = [
  "vietnamese",
  "international"
] as const;
export type NumberStyle = (typeof NUMBER_STYLE)[number];
export const NUMBER_STYLE_LABELS: Readonly<Record<NumberStyle, string>> = {
  "vietnamese": "Việt Nam: 1.234.567,89",
  "international": "Quốc tế: 1,234,567.89"
};

export const TENANT_SETTING_KEY = [
  "setting_invoice",
  "setting_package",
  "setting_timezone",
  "setting_number"
] as const;
export type TenantSettingKey = (typeof TENANT_SETTING_KEY)[number];
export const TENANT_SETTING_KEY_LABELS: Readonly<Record<TenantSettingKey, string>> = {
  "setting_invoice": "Hóa đơn",
  "setting_package": "Báo gói dịch vụ",
  "setting_timezone": "Múi giờ",
  "setting_number": "Kiểu số"
};

export const TENANT_CONFIG_KEY = [
  "method_of_tax_calculation",
  "price_includes_tax",
  "tax_rounding",
  "invoice_type",
  "tax_return_period",
  "package_warning_invoices",
  "package_warning_days",
  "timezone",
  "number_style"
] as const;
export type TenantConfigKey = (typeof TENANT_CONFIG_KEY)[number];
export const TENANT_CONFIG_KEY_LABELS: Readonly<Record<TenantConfigKey, string>> = {
  "method_of_tax_calculation": "Phương pháp tính thuế",
  "price_includes_tax": "Đơn giá đã gồm thuế",
  "tax_rounding": "Làm tròn tiền thuế",
  "invoice_type": "Loại hóa đơn",
  "tax_return_period": "Kỳ kê khai thuế GTGT",
  "package_warning_invoices": "Báo gói sắp hết khi còn",
  "package_warning_days": "Báo trước khi hết gói",
  "timezone": "Múi giờ",
  "number_style": "Kiểu số"
};

export const DECIMAL_KEY = [
  "decimal_digit_quantity",
  "decimal_digit_unit_price",
  "decimal_digit_vat_amount",
  "decimal_digit_original_amount",
  "decimal_digit_amount_without_vat",
  "decimal_digit_discount_rate",
  "decimal_digit_discount_amount",
  "decimal_digit_amount_after_tax"
] as const;
export type DecimalKey = (typeof DECIMAL_KEY)[number];
export const DECIMAL_KEY_LABELS: Readonly<Record<DecimalKey, string>> = {
  "decimal_digit_quantity": "Số lượng",
  "decimal_digit_unit_price": "Đơn giá",
  "decimal_digit_vat_amount": "Tiền thuế GTGT",
  "decimal_digit_original_amount": "Tiền nguyên tệ",
  "decimal_digit_amount_without_vat": "Thành tiền chưa thuế",
  "decimal_digit_discount_rate": "Tỷ lệ chiết khấu",
  "decimal_digit_discount_amount": "Tiền chiết khấu",
  "decimal_digit_amount_after_tax": "Thành tiền sau thuế"
};

export const TILL_DEVICE_STATE = [
  "active",
  "taken_over",
  "released",
  "settled"
] as const;
export type TillDeviceState = (typeof TILL_DEVICE_STATE)[number];
export const TILL_DEVICE_STATE_LABELS: Readonly<Record<TillDeviceState, string>> = {
  "active": "Đang giữ ký hiệu",
  "taken_over": "Máy khác đã nhận ký hiệu",
  "released": "Đã trả ký hiệu",
  "settled": "Đã kết thúc"
};
export const TILL_DEVICE_STATE_TONES = {
  "active": "success",
  "taken_over": "warning",
  "released": "default",
  "settled": "default"
} as const satisfies Readonly<Record<TillDeviceState, string | null>>;

export const DIRECTION = [
  "out",
  "in"
] as const;
export type Direction = (typeof DIRECTION)[number];
export const DIRECTION_LABELS: Readonly<Record<Direction, string>> = {
  "out": "Gửi đi",
  "in": "Nhận về"
};
export const DIRECTION_TONES = {
  "out": "highlight",
  "in": "success"
} as const satisfies Readonly<Record<Direction, string | null>>;

export const MESSAGE_KIND = [
  "declaration",
  "invoice",
  "invoice_cash_register",
  "invoice_mistake",
  "data_summary_table"
] as const;
export type MessageKind = (typeof MESSAGE_KIND)[number];
export const MESSAGE_KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  "declaration": "Tờ khai",
  "invoice": "Hóa đơn",
  "invoice_cash_register": "Hóa đơn từ máy tính tiền",
  "invoice_mistake": "Thông báo sai sót",
  "data_summary_table": "Bảng tổng hợp"
};

export const USE_STOP_GROUND = [
  "a",
  "b",
  "c",
  "d",
  "dd",
  "e",
  "g",
  "h",
  "i",
  "k",
  "l"
] as const;
export type UseStopGround = (typeof USE_STOP_GROUND)[number];
export const USE_STOP_GROUND_LABELS: Readonly<Record<UseStopGround, string>> = {
  "a": "Chấm dứt hiệu lực mã số thuế",
  "b": "Không hoạt động tại địa chỉ đã đăng ký",
  "c": "Tạm ngừng kinh doanh",
  "d": "Cưỡng chế nợ thuế",
  "dd": "Dùng hóa đơn bán hàng nhập lậu, hàng giả",
  "e": "Bị khởi tố về gian lận hóa đơn",
  "g": "Kinh doanh ngành nghề không được phép",
  "h": "Không còn thuộc trường hợp dùng máy tính tiền, hoặc tự đề nghị tạm ngừng",
  "i": "Hộ kinh doanh không khớp dữ liệu sau 10 ngày làm việc",
  "k": "Thanh tra, kiểm tra phát hiện trốn thuế",
  "l": "Rủi ro cao"
};

export const WEBHOOK_EVENT = [
  "invoice.signed",
  "invoice.signing_failed",
  "invoice.sent",
  "invoice.accepted",
  "invoice.rejected",
  "invoice.unknown",
  "invoice.adjusted",
  "invoice.replaced",
  "invoice.cancelled",
  "invoice_mistake.accepted",
  "invoice_mistake.rejected",
  "statement.signed"
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENT)[number];
export const WEBHOOK_EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  "invoice.signed": "Hóa đơn đã ký",
  "invoice.signing_failed": "Hóa đơn ký lỗi",
  "invoice.sent": "Hóa đơn đã gửi đi",
  "invoice.accepted": "Hóa đơn được cấp mã hoặc được chấp nhận",
  "invoice.rejected": "Hóa đơn bị từ chối",
  "invoice.unknown": "Hóa đơn chưa rõ đã tới chưa",
  "invoice.adjusted": "Hóa đơn bị điều chỉnh",
  "invoice.replaced": "Hóa đơn bị thay thế",
  "invoice.cancelled": "Hóa đơn đã hủy",
  "invoice_mistake.accepted": "Thông báo sai sót được tiếp nhận",
  "invoice_mistake.rejected": "Thông báo sai sót bị từ chối",
  "statement.signed": "Biên bản đã ký đủ"
};

export const WEBHOOK_DELIVERY_STATE = [
  "waiting",
  "delivered",
  "dead"
] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATE)[number];
export const WEBHOOK_DELIVERY_STATE_LABELS: Readonly<Record<WebhookDeliveryState, string>> = {
  "waiting": "Đang chờ giao",
  "delivered": "Đã giao",
  "dead": "Không giao được"
};
export const WEBHOOK_DELIVERY_STATE_TONES = {
  "waiting": "highlight",
  "delivered": "success",
  "dead": "critical"
} as const satisfies Readonly<Record<WebhookDeliveryState, string | null>>;

export const WEBHOOK_PROBLEM = [
  "status",
  "redirect",
  "timeout",
  "connection",
  "host",
  "certificate",
  "address",
  "put_off"
] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEM)[number];
export const WEBHOOK_PROBLEM_LABELS: Readonly<Record<WebhookProblem, string>> = {
  "status": "Bên nhận trả lỗi",
  "redirect": "Bên nhận chuyển hướng sang địa chỉ khác",
  "timeout": "Bên nhận không trả lời trong 10 giây",
  "connection": "Không kết nối được",
  "host": "Không tìm thấy tên miền",
  "certificate": "Chứng thư của máy chủ nhận không hợp lệ",
  "address": "Địa chỉ trong mạng nội bộ không được phép",
  "put_off": "Webhook đang bị tắt vì lỗi nhiều ngày"
};

export const XML_OUTCOME = [
  "unsigned",
  "changed",
  "unsound",
  "seller_not_signed",
  "code_not_signed",
  "qr_differs",
  "partly_signed",
  "issuer_unknown",
  "code_missing",
  "weak",
  "trusted"
] as const;
export type XmlOutcome = (typeof XML_OUTCOME)[number];
export const XML_OUTCOME_LABELS: Readonly<Record<XmlOutcome, string>> = {
  "unsigned": "Chưa có chữ ký số",
  "changed": "Đã bị sửa sau khi ký",
  "unsound": "Chữ ký không đạt",
  "seller_not_signed": "Thiếu chữ ký của người bán",
  "code_not_signed": "Mã không có chữ ký của cơ quan thuế",
  "qr_differs": "Mã QR của hóa đơn khác",
  "partly_signed": "Có phần không được ký",
  "issuer_unknown": "Chưa biết tổ chức cấp chứng thư số",
  "code_missing": "Chưa có mã của cơ quan thuế",
  "weak": "Chữ ký dùng thuật toán yếu",
  "trusted": "Tin được"
};
export const XML_OUTCOME_TONES = {
  "unsigned": "warning",
  "changed": "critical",
  "unsound": "critical",
  "seller_not_signed": "critical",
  "code_not_signed": "critical",
  "qr_differs": "critical",
  "partly_signed": "warning",
  "issuer_unknown": "unknown",
  "code_missing": "warning",
  "weak": "warning",
  "trusted": "success"
} as const satisfies Readonly<Record<XmlOutcome, string | null>>;

export const XML_QR_AGREEMENT = [
  "matches",
  "differs",
  "payment",
  "unread"
] as const;
export type XmlQrAgreement = (typeof XML_QR_AGREEMENT)[number];
export const XML_QR_AGREEMENT_LABELS: Readonly<Record<XmlQrAgreement, string>> = {
  "matches": "Khớp với hóa đơn",
  "differs": "Của hóa đơn khác",
  "payment": "Khớp; thông tin thanh toán chưa đối chiếu được",
  "unread": "Không đọc được theo mẫu"
};
export const XML_QR_AGREEMENT_TONES = {
  "matches": "success",
  "differs": "critical",
  "payment": "warning",
  "unread": "warning"
} as const satisfies Readonly<Record<XmlQrAgreement, string | null>>;

export const XML_SIGNER_ROLE = [
  "seller",
  "buyer",
  "authority",
  "taxpayer",
  "other"
] as const;
export type XmlSignerRole = (typeof XML_SIGNER_ROLE)[number];
export const XML_SIGNER_ROLE_LABELS: Readonly<Record<XmlSignerRole, string>> = {
  "seller": "Người bán",
  "buyer": "Người mua",
  "authority": "Cơ quan thuế",
  "taxpayer": "Người nộp thuế",
  "other": "Bên khác"
};

export const TYPE = [
  "string",
  "numeric",
  "date"
] as const;
export type type = (typeof TYPE)[number];
export const TYPE_LABELS: Readonly<Record<type, string>> = {
  "string": "Chữ",
  "numeric": "Số",
  "date": "Ngày"
};

export const FORM_NO = [
  "1",
  "2",
  "6"
] as const;
export type form_no = (typeof FORM_NO)[number];
export const FORM_NO_LABELS: Readonly<Record<form_no, string>> = {
  "1": "1 – Hóa đơn giá trị gia tăng",
  "2": "2 – Hóa đơn bán hàng",
  "6": "6 – Phiếu xuất kho"
};

export const LAYOUT = [
  "modern",
  "classic",
  "compact",
  "band",
  "letterhead",
  "minimal"
] as const;
export type layout = (typeof LAYOUT)[number];
export const LAYOUT_LABELS: Readonly<Record<layout, string>> = {
  "modern": "Hiện đại",
  "classic": "Truyền thống",
  "compact": "Gọn",
  "band": "Dải màu",
  "letterhead": "Giấy tiêu đề",
  "minimal": "Tối giản"
};
