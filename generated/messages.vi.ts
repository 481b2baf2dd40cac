/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
export const messages = {
  "resources": {
    "api_tokens": {
      "name": "Kết nối phần mềm",
      "fields": {
        "name": "Tên",
        "lock_version": "Phiên bản",
        "expires_on": "Ngày hết hạn",
        "permissions": "Quyền",
        "id": "Mã số",
        "prefix": "Bắt đầu bằng",
        "maker_name": "Người tạo",
        "last_used_on": "Dùng lần cuối",
        "created_on": "Ngày tạo",
        "secret": "Khóa"
      }
    },
    "audit_log": {
      "name": "Nhật ký thao tác",
      "fields": {
        "id": "Mã số",
        "happened_on": "Thời điểm",
        "actor_name": "Người thực hiện",
        "action": "Thao tác",
        "resource": "Danh mục",
        "record_label": "Bản ghi",
        "user_id": "Nhân viên",
        "record_id": "Mã số bản ghi",
        "seq": "Dòng nhật ký",
        "job_id": "Việc hàng loạt",
        "import_id": "Lần nhập",
        "changes": "Thay đổi"
      }
    },
    "certificates": {
      "name": "Chứng thư số",
      "fields": {
        "kind": "Cách ký",
        "pkcs12_base64": "Tệp .p12 hoặc .pfx",
        "password": "Mật khẩu của tệp",
        "service": "Dịch vụ ký số từ xa",
        "account": "Tài khoản ký số từ xa",
        "account_secret": "PIN hoặc mật khẩu của tài khoản",
        "credential": "Khóa ký",
        "certificate_base64": "Chứng thư trong USB token",
        "is_default": "Mặc định",
        "id": "Mã số",
        "is_test": "Chứng thư thử nghiệm",
        "subject_name": "Cấp cho",
        "issuer_name": "Tổ chức cấp",
        "serial": "Số sê-ri",
        "tax_code": "Mã số thuế",
        "valid_from": "Hiệu lực từ",
        "valid_to": "Hết hiệu lực",
        "declared": "Đã đăng ký với cơ quan thuế",
        "declared_since": "Đăng ký từ ngày",
        "state": "Trạng thái",
        "unusable": "Lý do không dùng được",
        "days_left": "Số ngày còn lại",
        "expiry_warning": "Cảnh báo hết hạn",
        "signed_count": "Số chứng từ đã ký",
        "unfinished_count": "Số chứng từ chưa ký xong",
        "unfinished_documents": "Chứng từ chưa ký xong",
        "created_on": "Ngày tạo"
      }
    },
    "customers": {
      "name": "Khách hàng",
      "fields": {
        "code": "Mã khách hàng",
        "name": "Tên đơn vị",
        "tax_code": "Mã số thuế",
        "address": "Địa chỉ",
        "contact_name": "Người mua hàng",
        "email": "Email nhận hóa đơn",
        "phone_number": "Số điện thoại",
        "identity_no": "Số định danh cá nhân",
        "budget_code": "Mã quan hệ ngân sách",
        "bank_account": "Số tài khoản",
        "bank_name": "Tên ngân hàng",
        "note": "Ghi chú",
        "status": "Trạng thái",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "created_on": "Ngày tạo",
        "deleted_on": "Xóa lúc"
      }
    },
    "incidents": {
      "name": "Sự cố",
      "fields": {
        "name": "Nội dung sự cố",
        "kind": "Loại sự cố",
        "started_on": "Từ ngày",
        "ended_on": "Đến ngày",
        "announcement": "Căn cứ",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "created_on": "Ngày tạo",
        "deleted_on": "Xóa lúc"
      }
    },
    "invoices": {
      "name": "Hóa đơn",
      "fields": {
        "template_id": "Mẫu hóa đơn",
        "issued_on": "Ngày lập",
        "customer_id": "Khách hàng",
        "buyer_name": "Người mua",
        "buyer_person": "Người mua hàng",
        "buyer_tax_code": "Mã số thuế",
        "buyer_address": "Địa chỉ",
        "buyer_code": "Mã khách hàng",
        "buyer_email": "Email nhận hóa đơn",
        "buyer_phone_number": "Số điện thoại",
        "buyer_identity_no": "Số định danh cá nhân",
        "buyer_budget_code": "Mã quan hệ ngân sách",
        "buyer_bank_account": "Số tài khoản",
        "buyer_bank_name": "Tên ngân hàng",
        "payment_method": "Hình thức thanh toán",
        "currency": "Tiền tệ",
        "exchange_rate": "Tỷ giá",
        "price_includes_tax": "Đơn giá đã gồm thuế",
        "invoice_discount_rate": "Chiết khấu cả hóa đơn (%)",
        "invoice_discount_amount": "Tiền chiết khấu cả hóa đơn",
        "internal_note": "Ghi chú nội bộ",
        "lines": "Hàng hóa, dịch vụ",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "form_no": "Mẫu số",
        "symbol": "Ký hiệu",
        "number": "Số",
        "method_of_tax_calculation": "Phương pháp tính thuế",
        "decimal_digits": "Số chữ số thập phân",
        "tax_rounding": "Làm tròn tiền thuế",
        "written_lines": "Dòng hàng trên hóa đơn",
        "by_rate": "Tổng theo thuế suất",
        "total_discount": "Chiết khấu thương mại",
        "total_before_vat": "Trước thuế",
        "total_vat": "Thuế GTGT",
        "revenue_reduction": "Số thuế được giảm",
        "total": "Tổng tiền",
        "total_in_words": "Bằng chữ",
        "status": "Trạng thái",
        "status_error": "Có lỗi",
        "tax_authority_code": "Mã của cơ quan thuế",
        "signed_on": "Ký lúc",
        "created_on": "Ngày tạo",
        "created_by_name": "Người lập"
      }
    },
    "products": {
      "name": "Hàng hóa, dịch vụ",
      "fields": {
        "code": "Mã hàng",
        "name": "Tên hàng hóa, dịch vụ",
        "unit": "Đơn vị tính",
        "unit_price": "Đơn giá",
        "vat_rate": "Thuế suất",
        "description": "Mô tả",
        "status": "Trạng thái",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "created_on": "Ngày tạo",
        "deleted_on": "Xóa lúc"
      }
    },
    "registrations": {
      "name": "Tờ khai",
      "fields": {
        "purpose": "Loại tờ khai",
        "tax_authority_name": "Cơ quan thuế quản lý",
        "tax_authority_code": "Mã cơ quan thuế",
        "place": "Địa danh",
        "declared_on": "Ngày lập",
        "representative": "Người đại diện theo pháp luật",
        "contact": "Liên hệ",
        "invoice_modes": "Hình thức hóa đơn",
        "sending": "Hình thức gửi dữ liệu",
        "transfer": "Phương thức chuyển dữ liệu",
        "invoice_types": "Loại hóa đơn sử dụng",
        "certificates": "Danh sách chứng thư số",
        "solution_providers": "Tổ chức cung cấp giải pháp",
        "transmission_providers": "Tổ chức truyền nhận",
        "delegations": "Ủy nhiệm lập hóa đơn",
        "dependent_units": "Đơn vị phụ thuộc được tra cứu",
        "look_up_units": "Đơn vị được ủy quyền tra cứu",
        "pauses": "Đề nghị tạm ngừng sử dụng",
        "receipt_integrations": "Hóa đơn tích hợp biên lai",
        "business_locations": "Địa điểm kinh doanh",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "name": "Tờ khai",
        "taxpayer_name": "Tên người nộp thuế",
        "taxpayer_tax_code": "Mã số thuế",
        "status": "Trạng thái",
        "status_error": "Có lỗi",
        "reasons": "Lý do",
        "accepted_on": "Chấp nhận lúc",
        "created_on": "Ngày tạo",
        "created_by_name": "Người lập"
      }
    },
    "roles": {
      "name": "Vai trò",
      "fields": {
        "name": "Tên vai trò",
        "description": "Mô tả",
        "permissions": "Quyền",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "created_on": "Ngày tạo"
      }
    },
    "saved_searches": {
      "name": "Bộ lọc đã lưu",
      "fields": {
        "type": "Danh sách",
        "name": "Tên",
        "query": "Điều kiện",
        "shared": "Chia sẻ với mọi người",
        "is_default": "Mở đầu tiên",
        "position": "Thứ tự",
        "lock_version": "Phiên bản",
        "mine": "Của tôi",
        "id": "Mã số",
        "created_on": "Ngày tạo"
      }
    },
    "templates": {
      "name": "Mẫu hóa đơn",
      "fields": {
        "name": "Tên mẫu",
        "form_no": "Mẫu số",
        "symbol": "Ký hiệu",
        "layout": "Kiểu trình bày",
        "accent_color": "Màu nhấn",
        "is_default": "Dùng mặc định",
        "status": "Trạng thái",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "last_number": "Số đã cấp",
        "created_on": "Ngày tạo"
      }
    },
    "tenant": {
      "name": "Hồ sơ hóa đơn điện tử",
      "fields": {
        "name": "Tên đơn vị",
        "tax_code": "Mã số thuế",
        "address": "Địa chỉ",
        "industry": "Ngành nghề",
        "email": "Email",
        "phone_number": "Số điện thoại",
        "website": "Website",
        "fax": "Số fax",
        "bank_account": "Số tài khoản",
        "bank_name": "Tên ngân hàng",
        "delegate_name": "Họ tên người đại diện",
        "delegate_position": "Chức vụ",
        "delegate_email": "Email người đại diện",
        "delegate_phone_number": "Điện thoại người đại diện",
        "tax_authority_name": "Cơ quan thuế quản lý",
        "tax_city_code": "Mã tỉnh/thành phố",
        "tax_city_name": "Tỉnh/thành phố",
        "tax_authority_code": "Mã cơ quan thuế",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "timezone": "Múi giờ",
        "tax_code_standing": "Tình trạng mã số thuế",
        "number_style": "Kiểu số",
        "trial_until": "Dùng thử đến hết ngày"
      }
    },
    "transmissions": {
      "name": "Lịch sử truyền nhận",
      "fields": {
        "id": "Mã số",
        "created_on": "Thời điểm",
        "kind": "Loại chứng từ",
        "direction": "Chiều",
        "message_type": "Loại thông điệp",
        "message_type_name": "Nội dung",
        "message_id": "Mã thông điệp",
        "reply_to": "Trả lời cho",
        "status": "Trạng thái",
        "invoice_id": "Hóa đơn",
        "registration_id": "Tờ khai",
        "invoice_label": "Chứng từ",
        "bytes": "Dung lượng (byte)",
        "sha256": "SHA-256",
        "note": "Lý do"
      }
    },
    "users": {
      "name": "Nhân viên",
      "fields": {
        "full_name": "Họ tên",
        "email": "Email đăng nhập",
        "phone_number": "Số điện thoại",
        "role_id": "Vai trò",
        "status": "Trạng thái",
        "lock_version": "Phiên bản",
        "id": "Mã số",
        "created_on": "Ngày tạo",
        "activated_on": "Kích hoạt lúc"
      }
    }
  }
} as const;
