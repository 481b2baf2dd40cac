/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
export interface components {
    schemas: {
        Errors: {
            errors: components["schemas"]["ErrorItem"][];
            /** @description With 409 stale_record: the current record. */
            current?: {
                [key: string]: unknown;
            };
            /** @description With 409 stale_record: the record as it was sent. */
            submitted?: {
                [key: string]: unknown;
            };
        };
        ErrorItem: {
            /**
             * Lỗi
             * @description Vietnamese sentence that says what to do next.
             */
            message: string;
            /** Mã lỗi */
            code: string;
            /** @description Paths inside the record, such as lines.2.quantity. */
            fields: string[];
        };
        TokenError: {
            error: string;
            error_description: string;
            /** @description With mfa_required: what the second step is asked with. */
            mfa_token?: string;
            /** @description With mfa_required. */
            mfa_methods?: ("otp" | "recovery_code" | "passkey")[];
        };
        Import: {
            /** Mã số */
            id: number;
            /** Danh mục */
            resource: string;
            /** Tên tệp */
            file_name: string;
            state: components["schemas"]["ImportState"];
            /** Trang tính */
            sheet: string;
            /** Các trang tính */
            sheets: string[];
            /** Các cột của tệp */
            columns: components["schemas"]["ImportColumn"][];
            on_existing: components["schemas"]["OnExisting"];
            /**
             * Ký hiệu của hóa đơn không ghi ký hiệu
             * @description Of invoices alone, such as 1C26MAA. Null is the series that a new invoice is offered.
             */
            usual_series?: string | null;
            on_difference?: components["schemas"]["OnDifference"];
            /** Số dòng */
            rows: number;
            /**
             * Số dòng ẩn
             * @description Of the rows, those that the sheet or a filter hides. They are imported as the others are.
             */
            hidden_rows: number;
            /** Sẽ nhập */
            ready: number;
            /** Đã có */
            existing: number;
            /** Có lỗi */
            wrong: number;
            /**
             * Bị giữ lại
             * @description Right rows of a record that has a wrong one; it is taken in whole or not at all.
             */
            held: number;
            /** Đã thêm */
            imported: number;
            /** Đã cập nhật */
            updated: number;
            /** Đã bỏ qua */
            skipped: number;
            /** Lý do không đọc được */
            message: string | null;
            /**
             * Tệp này đã nhập lúc
             * Format: date-time
             * @description When a file with the same content was last imported, else null.
             */
            imported_before_on: string | null;
            /** @description Where several rows are one record: how many records there are, by what becomes of them. Null in lists, and where each row is one. */
            groups: components["schemas"]["ImportGroups"] | null;
            /** @description Fields that the company has beside those of the description, and those that few files have (special goods), which a column may fill as well. Empty in lists. */
            own_fields: components["schemas"]["ImportOwnField"][];
            /**
             * Tải lên lúc
             * Format: date-time
             */
            created_on: string;
            /**
             * Xong lúc
             * Format: date-time
             */
            finished_on: string | null;
        };
        ImportGroups: {
            /** Tất cả */
            all: number;
            /**
             * Lệch do làm tròn
             * @description How many state an amount in the file that differs from what is computed, by rounding alone.
             */
            off_by_rounding: number;
            /**
             * Lệch số tiền
             * @description How many state one that differs by more.
             */
            off: number;
            /** Sẽ nhập */
            ready: number;
            /** Đã có */
            existing: number;
            /** Bị giữ lại */
            refused: number;
            /** Đã thêm */
            imported: number;
        };
        ImportOwnField: {
            /** @description Names it in the mapping of columns. */
            source: string;
            label: string;
            /** @enum {string} */
            kind: "text" | "decimal" | "date";
        };
        ImportColumn: {
            /** Vị trí */
            index: number;
            /** Tiêu đề */
            header: string;
            /** Giá trị mẫu */
            samples: string[];
            /** Trường */
            field: string | null;
            /**
             * Kiểu số
             * @description How the numbers of the column are written, once its rows are judged; null where it fills no number. In a mixed column cells that two styles read differently are wrong until unclear_as says which is meant.
             * @enum {string|null}
             */
            number_style: "vietnamese" | "international" | "mixed" | null;
            /**
             * Kiểu của số chưa rõ
             * @description In a column that mixes two styles, the one that was chosen for numbers that both read differently.
             * @enum {string|null}
             */
            unclear_as: "vietnamese" | "international" | null;
        };
        ImportUpdate: {
            /** Ghép cột */
            columns: {
                /** Vị trí */
                index: number;
                /** Trường */
                field: string | null;
                unclear_as?: components["schemas"]["NumberStyle"];
            }[];
            on_existing: components["schemas"]["OnExisting"];
            /**
             * Ký hiệu của hóa đơn không ghi ký hiệu
             * @description Of invoices alone: null is the series that a new invoice is offered; left out, it stays as it was chosen before.
             */
            usual_series?: string | null;
            /** @description Of invoices alone; left out, it stays as it was chosen before. */
            on_difference?: components["schemas"]["OnDifference"];
            /**
             * Trang tính
             * @description Another sheet of the file: it is read anew, its columns are guessed, and the columns given here are not looked at.
             */
            sheet?: string;
        };
        ImportRow: {
            /** Dòng trong tệp */
            row: number;
            state: components["schemas"]["ImportRowState"];
            /** Các ô */
            cells: string[];
            /** Lỗi */
            problems: {
                /** Vị trí cột */
                index: number | null;
                /** Trường */
                field: string | null;
                /** Lỗi */
                message: string;
                /**
                 * Lệch số tiền
                 * @description Of a cell that states another amount than the computed one: by how much. On a row that is not wrong the computed one is taken.
                 * @enum {string}
                 */
                difference?: "rounding" | "amount";
            }[];
            /** Bản ghi */
            record_id: number | null;
        };
        ImportRowUpdate: {
            /** Các ô đã sửa */
            cells: {
                /** Vị trí cột */
                index: number;
                /** Giá trị */
                text: string;
            }[];
        };
        /** Tình trạng nhập */
        ImportState: "reading" | "mapping" | "checking" | "checked" | "running" | "done" | "refused";
        /** Tình trạng dòng */
        ImportRowState: "unchecked" | "ready" | "existing" | "wrong" | "held" | "imported" | "updated" | "skipped";
        /**
         * Khi tệp ghi khác số tính ra
         * @description What becomes of an invoice of a file that states an amount (of a line, of VAT, of the whole) other than the computed one, which an invoice always has: it is wrong until its cell is put right or emptied, or the computed amount is taken.
         */
        OnDifference: "ask" | "rounding" | "all";
        /** Khi mã đã có */
        OnExisting: "skip" | "update";
        /** Loại dữ liệu */
        ResourceKind: "admin" | "tenant" | "tenant_setting" | "tenant_settings" | "tenant_role" | "savedSearch" | "columnSettings" | "customer" | "template" | "product" | "user" | "password" | "invoice" | "currency" | "invoice_mistake" | "transmission" | "registration" | "email" | "invoice_attachment" | "cancelled_invoices" | "adjusted_invoices" | "replaced_invoices" | "invoice_data_summary_tables" | "tenant_certificate" | "look_up" | "invoice_statement" | "report_invoice_summary" | "report_invoice_detail" | "report_invoice_usage" | "transmission_history" | "dashboard" | "onboarding" | "payment_request" | "decimal_configurations" | "invoice_auto_config" | "invoice_collector" | "statement_signing";
        /** Quyền */
        PermissionCode: "full" | "read_registrations" | "create_registrations" | "update_registrations" | "delete_registrations" | "read_templates" | "create_templates" | "update_templates" | "delete_templates" | "read_invoices" | "create_invoices" | "update_invoices" | "delete_invoices" | "publish_invoices" | "export_invoices" | "wrong_invoices" | "cancel_invoices" | "substitute_invoices" | "adjustment_invoices" | "registration_gateway" | "invoice_gateway" | "invoice_calculating_machine_gateway" | "invoice_wrong_gateway" | "invoice_summary_gateway" | "invoice_usage_report" | "export_invoice_usage_report" | "invoice_summary_report" | "export_invoice_summary_report" | "invoice_detail_report" | "export_invoice_detail_report" | "dashboard" | "read_customers" | "create_customers" | "update_customers" | "delete_customers" | "export_customers" | "import_customers" | "read_products" | "create_products" | "update_products" | "delete_products" | "export_products" | "import_products" | "tenant_settings" | "sign_settings" | "decimal_settings" | "user_permissions" | "read_invoice_data_summary" | "create_invoice_data_summary" | "update_invoice_data_summary" | "delete_invoice_data_summary" | "invoice_collector";
        TransmissionStatus: "sent" | "sent_tvan" | "valid_message" | "waiting_for_response" | "invalid_message" | "tax_authority_received" | "tax_authority_not_received" | "tax_authority_accepted" | "tax_authority_not_accepted" | "denial_of_code_issuance" | "code_issued" | "valid_data_package" | "valid_invoice" | "invalid_invoice" | "invalid_notification" | "valid_summary_table" | "invalid_summary_table" | "message_received" | "response_in_incorrect_format" | "requesting_digital_signature_is_faulty";
        /**
         * Trạng thái
         * @description What the interface shows of one document; the steps of our own side, then the 20 statuses above.
         */
        PublicationStatus: "draft" | "queued" | "numbered" | "signing" | "signed" | "signature_failed" | "unknown" | "to_report" | "to_package" | "packed" | "cancelled" | "sent" | "sent_tvan" | "valid_message" | "waiting_for_response" | "invalid_message" | "tax_authority_received" | "tax_authority_not_received" | "tax_authority_accepted" | "tax_authority_not_accepted" | "denial_of_code_issuance" | "code_issued" | "valid_data_package" | "valid_invoice" | "invalid_invoice" | "invalid_notification" | "valid_summary_table" | "invalid_summary_table" | "message_received" | "response_in_incorrect_format" | "requesting_digital_signature_is_faulty";
        /** Format: decimal */
        Decimal: string;
        /** Trạng thái */
        ActiveStatus: "active" | "inactive";
        AdjustedInvoice: {
            /** Mã số */
            readonly id: number;
            /** Mẫu hóa đơn */
            template_id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id: number | null;
            /**
             * Cho hóa đơn
             * @description The invoice it corrects, such as 1C26TAA 00000012.
             */
            corrects: string | null;
            /** Người mua */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Tiền tệ */
            currency: string;
            /**
             * Trước thuế
             * Format: decimal
             */
            total_before_vat: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            total_vat: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            status: components["schemas"]["PublicationStatus"];
            /** Có lỗi */
            status_error: boolean;
            /**
             * Ngày tạo
             * Format: date-time
             */
            created_on: string;
            /** Phiên bản */
            lock_version: number;
        };
        ApiToken: {
            name: components["schemas"]["ApiTokenName"];
            /**
             * Ngày hết hạn
             * Format: date
             * @description The last day it is good, in Vietnam; null for ever.
             */
            expires_on: string | null;
            /** Quyền */
            permissions: components["schemas"]["PermissionCode"][];
            /** Mã số */
            readonly id: number;
            /**
             * Bắt đầu bằng
             * @description The first characters of the key, to tell it by.
             */
            readonly prefix: string;
            /** Người tạo */
            readonly maker_name: string;
            /**
             * Dùng lần cuối
             * Format: date-time
             * @description To the minute.
             */
            readonly last_used_on: string | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /**
             * Khóa
             * @description The key itself, when it is made; null ever after.
             */
            readonly secret: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        /** Tên */
        ApiTokenName: string;
        ApiTokenInput: {
            name: components["schemas"]["ApiTokenName"];
            /**
             * Ngày hết hạn
             * Format: date
             * @description The last day it is good, in Vietnam; null for ever.
             */
            expires_on?: string | null;
            /** Quyền */
            permissions: components["schemas"]["PermissionCode"][];
        };
        ApiTokenUpdate: {
            name: components["schemas"]["ApiTokenName"];
            /** Phiên bản */
            lock_version: number;
        };
        /** Thao tác */
        AuditAction: "create" | "update" | "delete" | "restore";
        /**
         * Danh mục
         * @description The name of a resource described here.
         */
        AuditedResource: string;
        AuditVerdict: {
            /** Số dòng nguyên vẹn */
            rows: number;
            /**
             * Sai từ dòng
             * @description The number (seq) of the first row that does not fit; null while all do.
             */
            broken_at: number | null;
        };
        AuditLogEntry: {
            /** Mã số */
            readonly id: number;
            /**
             * Thời điểm
             * Format: date-time
             */
            happened_on: string;
            /** Người thực hiện */
            actor_name: string;
            action: components["schemas"]["AuditAction"];
            resource: components["schemas"]["AuditedResource"];
            /** Bản ghi */
            record_label: string;
            /** Nhân viên */
            user_id: number | null;
            /** Mã số bản ghi */
            record_id: number | null;
            /**
             * Dòng nhật ký
             * @description Numbered from 1 without a gap.
             */
            seq: number;
            /** Việc hàng loạt */
            job_id: number | null;
            /** Lần nhập */
            import_id: number | null;
            /** Thay đổi */
            changes: components["schemas"]["AuditChange"][];
        };
        /** Thay đổi */
        AuditChange: {
            /** Trường */
            field: string;
            /** Trước */
            before: components["schemas"]["AuditValue"];
            /** Sau */
            after: components["schemas"]["AuditValue"];
        };
        /**
         * Giá trị
         * @description The value as JSON text, so that whatever a field holds can stand here; null where there was none. One of more than 2,000 characters is cut, and then a JSON text that ends in an ellipsis.
         */
        AuditValue: string | null;
        /** Tình trạng */
        NoticeState: "open" | "handled";
        /**
         * Về việc
         * @description Mirrored from domain/rules/notice-steps.table.ts.
         */
        NoticeSubject: "free_period_over" | "no_longer_uncoded" | "review" | "use_decision" | "explain" | "other" | "unknown" | "unreadable";
        /** Việc cần làm */
        NoticeStep: {
            /** Việc cần làm */
            text: string;
        };
        /** Hóa đơn được nêu */
        NamedInvoice: {
            /** Ký hiệu mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số hóa đơn */
            number: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string | null;
            /** Cơ quan thuế nêu */
            reason: string | null;
            decree: components["schemas"]["MistakenInvoiceDecree"];
            /**
             * Hóa đơn
             * @description Null where the company has issued no such invoice here.
             */
            invoice_id: number | null;
            /** Mã của cơ quan thuế */
            authority_code: string | null;
            answer: components["schemas"]["NamedInvoiceAnswer"];
            /**
             * Thông báo trả lời
             * @description The notice of mistakes (04/SS-HĐĐT) that the answer is in.
             */
            answer_id: number | null;
        };
        /**
         * Trả lời
         * @description What was done about the invoice: mirrored from domain/mistakes/review-answers.ts.
         */
        NamedInvoiceAnswer: "none" | "draft" | "sent" | "refused" | "received";
        /** Tình trạng trả lời */
        NoticeAnswerState: "unanswered" | "sent" | "partly" | "answered";
        /** Văn bản trả lời */
        NoticeAnswer: {
            /** Loại */
            kind: "invoice_mistake";
            /** Mã số */
            id: number;
            /** Tên */
            name: string;
            answer: components["schemas"]["NamedInvoiceAnswer"];
        };
        /** Chữ ký của cơ quan thuế */
        NoticeSignature: {
            /** Kết quả kiểm tra */
            state: "valid" | "invalid" | "missing";
            /** Người ký */
            signed_by: string | null;
            /**
             * Thời điểm ký
             * @description Local time as written.
             */
            signed_on: string | null;
            /**
             * Vấn đề
             * @description What is wrong, in Vietnamese.
             */
            problem: string | null;
        };
        /** Ngừng, tiếp tục sử dụng */
        NoticeUse: {
            /** Quyết định */
            action: "stop" | "resume";
            scope: components["schemas"]["UseScope"];
            /**
             * Từ lúc
             * Format: date-time
             */
            from: string;
        };
        /** Phạm vi */
        UseScope: "all" | "cash_register";
        AuthorityNotice: {
            /** Mã số */
            readonly id: number;
            /** Loại thông điệp */
            message_type: string;
            /** Tên loại thông điệp */
            message_type_name: string;
            kind: components["schemas"]["MessageKind"];
            subject: components["schemas"]["NoticeSubject"];
            /** Tiêu đề */
            title: string;
            /** Số thông báo */
            notice_no: string | null;
            /**
             * Ngày thông báo
             * Format: date
             */
            noticed_on: string | null;
            /** Cơ quan thuế */
            office: string | null;
            /** Lần thông báo */
            turn: string | null;
            /** Nội dung */
            text: string | null;
            /** Hóa đơn được nêu */
            invoices: components["schemas"]["NamedInvoice"][];
            /**
             * Tờ khai
             * @description Id of the declaration that the notice refers to.
             */
            registration_id: number | null;
            /** Tên tờ khai */
            registration_label: string | null;
            /**
             * Nhận lúc
             * Format: date-time
             */
            received_on: string;
            /**
             * Hạn xử lý
             * Format: date
             */
            due_on: string | null;
            /**
             * Số ngày còn lại
             * @description Until due_on, in calendar days: 0 on its last day, negative after it.
             */
            days_left: number | null;
            /**
             * Cần xử lý ngay
             * @description Whether at most one working day is left until due_on.
             */
            is_pressing: boolean;
            /**
             * Hạn do phần mềm tính
             * @description Whether due_on is counted from days of which the notice does not say how they count.
             */
            due_assumed: boolean;
            /** Cần làm gì */
            what_to_do: components["schemas"]["NoticeStep"][];
            /** Căn cứ */
            what_to_do_source: string;
            /**
             * Ngừng, tiếp tục sử dụng
             * @description What the notice decides, where it says so in elements that are known.
             */
            use: components["schemas"]["NoticeUse"] | null;
            /**
             * Chữ ký của cơ quan thuế
             * @description As it was found when the notice was taken in; null of one that is to be read again.
             */
            signature: components["schemas"]["NoticeSignature"] | null;
            /**
             * Tình trạng trả lời
             * @description How far it is answered; null of a notice that no document of the company answers.
             */
            answer_state: components["schemas"]["NoticeAnswerState"] | null;
            /**
             * Số hóa đơn đã được tiếp nhận trả lời
             * @description Of the invoices that it names.
             */
            answered_count: number;
            /**
             * Văn bản trả lời
             * @description What the company has written or sent in answer, the last one first.
             */
            answers: components["schemas"]["NoticeAnswer"][];
            /**
             * Thông báo trước
             * @description Of a second notice (302) the first one about any of its invoices; of a decision to stop, and of a second request to explain (107), the request before it.
             */
            earlier_id: number | null;
            /**
             * Quyết định sau đó
             * @description Of a request to explain before invoices are stopped (107) the decision to stop that followed.
             */
            decision_id: number | null;
            state: components["schemas"]["NoticeState"];
            /**
             * Ghi nhận xử lý lúc
             * Format: date-time
             */
            handled_on: string | null;
            /** Người ghi nhận */
            handled_by: number | null;
            /**
             * Tên người ghi nhận
             * @description Null of one that the authority's receipt of its answer has settled.
             */
            handled_by_name: string | null;
            /** Thông điệp */
            transmission_id: number;
            /** Mã thông điệp */
            message_id: string;
        };
        BuyerKey: {
            key: components["schemas"]["LinkKey"];
        };
        LinkKey: string;
        BuyerAttachmentKey: {
            key: components["schemas"]["LinkKey"];
            sha256: components["schemas"]["AttachmentSha256"];
        };
        /** @description Of the bytes of the file: it says which one, and what came can be compared with it. */
        AttachmentSha256: string;
        BuyerAttachment: {
            sha256: components["schemas"]["AttachmentSha256"];
            /** Tên tệp */
            file_name: string;
            /** Cỡ tệp */
            size_bytes: number;
        };
        BuyerLookUp: {
            /** Mã số thuế người bán */
            seller_tax_code: string;
            /** Mã tra cứu hoặc mã của cơ quan thuế */
            code: string;
        };
        BuyerReceipt: {
            key: components["schemas"]["LinkKey"];
            /** Họ tên */
            name: string | null;
        };
        NewBuyerRequest: {
            key: components["schemas"]["LinkKey"];
            /** Họ tên */
            name: string;
            /** Điện thoại hoặc email */
            contact: string | null;
            /** Nội dung sai */
            message: string;
        };
        /** Hiệu lực */
        BuyerInvoiceState: "in_force" | "adjusted" | "replaced";
        /** @description As it was sealed, whatever the seller is called today. */
        BuyerInvoice: {
            /** Tên hóa đơn */
            title: string;
            /** Số */
            name: string;
            /** @description Of its files, without their extension. */
            file_name: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            state: components["schemas"]["BuyerInvoiceState"];
            /** Điều chỉnh hoặc thay thế cho */
            corrects: string | null;
            /** Hóa đơn sau */
            successors: components["schemas"]["SuccessorInvoice"][];
            /** Người bán */
            seller_name: string;
            /** Mã số thuế người bán */
            seller_tax_code: string;
            /** Địa chỉ người bán */
            seller_address: string;
            /** Người mua */
            buyer_name: string | null;
            /** Mã số thuế người mua */
            buyer_tax_code: string | null;
            /** Địa chỉ người mua */
            buyer_address: string | null;
            /** Hình thức thanh toán */
            payment_method: string | null;
            /** Loại tiền */
            currency: string;
            /** @description False by the percentage on revenue. */
            shows_vat: boolean;
            /** @description A phiếu xuất kho: goods on the way between the warehouses of seller_address and buyer_address, nothing to pay. */
            moves_goods: boolean;
            /**
             * Hàng hóa
             * @description The first 200.
             */
            lines: components["schemas"]["BuyerInvoiceLine"][];
            line_count: number;
            /**
             * Tệp đính kèm
             * @description Those that the seller shows to the buyer.
             */
            attachments: components["schemas"]["BuyerAttachment"][];
            total_before_vat: components["schemas"]["Decimal"];
            total_discount: components["schemas"]["Decimal"];
            total_vat: components["schemas"]["Decimal"];
            total: components["schemas"]["Decimal"];
            /** Bằng chữ */
            total_in_words: string;
            /** Mã của cơ quan thuế */
            tax_authority_code: string | null;
            /** Mã tra cứu */
            look_up_code: string;
            /** @enum {string} */
            number_style: "vietnamese" | "international";
            /**
             * Đã nhận lúc
             * Format: date-time
             */
            received_on: string | null;
            /** Lời báo sai */
            requests: {
                /** Nội dung */
                message: string;
                /**
                 * Gửi lúc
                 * Format: date-time
                 */
                created_on: string;
                /**
                 * Bên bán xử lý lúc
                 * Format: date-time
                 */
                handled_on: string | null;
            }[];
        };
        SuccessorInvoice: {
            /** @enum {string} */
            nature: "adjust" | "replace";
            /** Số */
            name: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** @description Of its own link; null where it is made out to another buyer. */
            key: string | null;
        };
        BuyerInvoiceLine: {
            /** @enum {string} */
            kind: "goods" | "promotion" | "discount" | "note";
            /** Tên hàng */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /** Số lượng */
            quantity: string | null;
            /** Đơn giá */
            unit_price: string | null;
            /** Thành tiền */
            amount: string | null;
            /** Thuế suất */
            vat_rate: string | null;
        };
        BuyerVerification: {
            /**
             * @description register: of a cash register, which signs nothing. unknown: nothing is wrong, but one who signed is not known.
             * @enum {string}
             */
            verdict: "sound" | "register" | "unknown" | "broken";
            checks: {
                /** @enum {string} */
                name: "seller_signature" | "authority_code" | "unchanged";
                /** @enum {string} */
                state: "holds" | "unknown" | "fails" | "not_needed";
                /** @description Who signed, by the certificate. */
                detail: string | null;
            }[];
        };
        InvoiceLink: {
            /** @description How many there have been. */
            generation: number;
            /** Liên kết */
            url: string;
            /** Trang tra cứu */
            look_up_url: string;
            /** Mã tra cứu */
            look_up_code: string;
        };
        /** @description Of the link that is to open nothing any more: one that was replaced meanwhile stays replaced once. */
        LinkGeneration: {
            generation: number;
        };
        RequestHandling: {
            /** Format: date-time */
            seen_until: string;
        };
        BuyerRequest: {
            /** Họ tên */
            name: string;
            /** Điện thoại hoặc email */
            contact: string | null;
            /** Nội dung sai */
            message: string;
            /**
             * Gửi lúc
             * Format: date-time
             */
            created_on: string;
            /**
             * Xử lý lúc
             * Format: date-time
             */
            handled_on: string | null;
            /** Người xử lý */
            handled_by_name: string | null;
        };
        InvoiceDelivery: {
            /** Số lần mở */
            opened: number;
            /**
             * Mở lần đầu
             * Format: date-time
             */
            opened_on: string | null;
            /**
             * Mở gần nhất
             * Format: date-time
             */
            last_opened_on: string | null;
            /**
             * Tải về lúc
             * Format: date-time
             */
            downloaded_on: string | null;
            /**
             * Xác nhận đã nhận lúc
             * Format: date-time
             */
            received_on: string | null;
            /** Người xác nhận */
            received_by: string | null;
            /**
             * Lời báo sai
             * @description Newest first.
             */
            requests: components["schemas"]["BuyerRequest"][];
        };
        CancellationInput: {
            /** Phiên bản */
            lock_version: number;
            /** Lý do hủy */
            reason: string;
        };
        CancelledInvoice: {
            /** Mã số */
            readonly id: number;
            /** Mẫu hóa đơn */
            template_id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id: number | null;
            /** Người mua */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Tiền tệ */
            currency: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            /** Lý do hủy */
            cancel_reason: string;
            /**
             * Ngày hủy
             * Format: date-time
             */
            cancelled_on: string;
        };
        SalesOfYear: {
            /** Năm */
            year: number;
            /** Hóa đơn có hiệu lực */
            invoices: number;
            /**
             * Tiền chưa thuế (đ)
             * Format: decimal
             */
            revenue: string;
            /**
             * Tổng tiền thanh toán (đ)
             * Format: decimal
             */
            total: string;
            /**
             * Hóa đơn ngoại tệ chưa có tỷ giá
             * @description They are in no amount.
             */
            without_rate: number;
        };
        SoldInvoice: {
            /** Mã số */
            id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số hóa đơn */
            number: number | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Loại tiền */
            currency: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            status: components["schemas"]["PublicationStatus"];
            corrected: components["schemas"]["InvoiceCorrected"];
            nature: components["schemas"]["InvoiceNature"];
        };
        SoldPrice: {
            /** Hóa đơn */
            invoice_id: number;
            /**
             * Mã số
             * @description The product on the page of a customer, the customer on that of a product; null where it is in no catalogue.
             */
            record_id: number | null;
            /** Tên */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price: string;
            /** Giá đã có thuế */
            price_includes_tax: boolean;
            /** Loại tiền */
            currency: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
        };
        SoldCorrection: {
            kind: components["schemas"]["SoldCorrectionKind"];
            /** Mã số */
            id: number;
            /**
             * Tên
             * @description 1C26TAA 00000012; of a draft its series alone.
             */
            label: string;
            /** Sửa cho hóa đơn */
            corrects: string | null;
            /**
             * Ngày
             * Format: date
             */
            happened_on: string;
            status: components["schemas"]["PublicationStatus"];
        };
        /** Loại */
        SoldCorrectionKind: "adjust" | "replace" | "notice";
        CustomerSales: {
            this_year: components["schemas"]["SalesOfYear"];
            last_year: components["schemas"]["SalesOfYear"];
            /** Hóa đơn mới nhất */
            invoices: components["schemas"]["SoldInvoice"][];
            /** Giá gần nhất */
            prices: components["schemas"]["SoldPrice"][];
            /** Sai sót đã xử lý */
            corrections: components["schemas"]["SoldCorrection"][];
        };
        SoldQuantity: {
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Số lượng
             * Format: decimal
             */
            quantity: string;
        };
        ProductYear: {
            /** Năm */
            year: number;
            /** Hóa đơn có hiệu lực */
            invoices: number;
            /**
             * Doanh thu chưa thuế (đ)
             * Format: decimal
             */
            revenue: string;
            /**
             * Số lượng đã bán
             * @description By unit, without adjusting invoices: these may state a difference of the price with the whole quantity.
             */
            quantities: components["schemas"]["SoldQuantity"][];
            /** Hóa đơn điều chỉnh */
            adjusting: number;
            /** Hóa đơn ngoại tệ chưa có tỷ giá */
            without_rate: number;
        };
        ProductSales: {
            this_year: components["schemas"]["ProductYear"];
            /** Hóa đơn mới nhất */
            invoices: components["schemas"]["SoldInvoice"][];
            /** Giá gần nhất theo người mua */
            prices: components["schemas"]["SoldPrice"][];
        };
        TenantCertificate: {
            /** Mã số */
            readonly id: number;
            kind: components["schemas"]["CertificateKind"];
            /**
             * Dịch vụ ký số từ xa
             * @description Of a remote one alone.
             */
            service: "csc_v2" | "mysign" | "smart_ca" | null;
            /** Tài khoản ký số từ xa */
            account: string | null;
            /** Mặc định */
            is_default: boolean;
            /**
             * Chứng thư thử nghiệm
             * @description Made by the system for trying; without legal value.
             */
            is_test: boolean;
            /** Cấp cho */
            subject_name: string;
            /** Tổ chức cấp */
            issuer_name: string;
            /** Số sê-ri */
            serial: string;
            /** Mã số thuế */
            tax_code: string | null;
            /**
             * Hiệu lực từ
             * Format: date-time
             */
            valid_from: string;
            /**
             * Hết hiệu lực
             * Format: date-time
             */
            valid_to: string;
            /**
             * Đã đăng ký với cơ quan thuế
             * @description An accepted declaration names it, none has stopped it since, and it is within its declared dates.
             */
            declared: boolean;
            /**
             * Đăng ký từ ngày
             * Format: date
             * @description The day on which the declaration that added it was accepted; null while it is not declared.
             */
            declared_since: string | null;
            /** Trạng thái */
            state: "valid" | "expiring" | "expired" | "not_yet_valid";
            /**
             * Lý do không dùng được
             * @description Why it can never sign for this company, whatever its dates: its tax code is not the company's. Null where it can.
             */
            unusable: "other_tax_code" | "no_tax_code" | null;
            /**
             * Số ngày còn lại
             * @description Whole days; below 0 once it has expired.
             */
            days_left: number;
            /**
             * Cảnh báo hết hạn
             * @description 30, 7 or 1: it ends within so many days. Null when it is further off, or over.
             */
            expiry_warning: number | null;
            /**
             * Số chứng từ đã ký
             * @description Counted to 10,000; more is 10,000.
             */
            signed_count: number;
            /**
             * Số chứng từ chưa ký xong
             * @description Sealed for it and not signed yet; counted to 10,000.
             */
            unfinished_count: number;
            /**
             * Chứng từ chưa ký xong
             * @description The first twenty of them; all at /documents.
             */
            unfinished_documents: {
                /**
                 * Loại chứng từ
                 * @description invoice, declaration ...
                 */
                document_kind: string;
                /**
                 * Mã số
                 * @description Of the record that is signed.
                 */
                subject_id: number;
                /** Chứng từ */
                label: string;
            }[];
            /**
             * Ngày tạo
             * Format: date-time
             */
            created_on: string;
        };
        /** Cách ký */
        CertificateKind: "file" | "remote" | "usb";
        /** Dịch vụ ký số từ xa */
        RemoteService: "csc_v2" | "mysign" | "smart_ca";
        RemoteAccount: {
            service: components["schemas"]["RemoteService"];
            /** Tài khoản ký số từ xa */
            account: string;
            /**
             * PIN hoặc mật khẩu của tài khoản
             * @description Where the service asks for one.
             */
            account_secret?: string;
        };
        RemoteCredential: {
            /** @description What it is called at the service. */
            credential: string;
            label: string;
            subject_name: string;
            issuer_name: string;
            serial: string;
            tax_code: string | null;
            /** Format: date-time */
            valid_from: string;
            /** Format: date-time */
            valid_to: string;
            /** @description Each signing asks for a code that the service sends. */
            needs_otp: boolean;
            /** @description Each signing is confirmed in the app of the service. */
            confirmed_on_phone: boolean;
            /** @description How many documents one confirmation may sign. */
            most_per_batch: number;
            already_added: boolean;
        };
        CertificateDocument: {
            /** @description invoice, declaration ... */
            document_kind: string;
            /** @description Of the record that is signed. */
            subject_id: number;
            /** @description What people call it. */
            label: string;
            version: number;
            state: "signed" | "unfinished";
            /** Format: date-time */
            signed_on: string | null;
        };
        TenantCertificateInput: {
            /**
             * Cách ký
             * @description A file where nothing is said.
             */
            kind?: "file" | "remote" | "usb";
            /** Tệp .p12 hoặc .pfx */
            pkcs12_base64?: string;
            /** Mật khẩu của tệp */
            password?: string;
            /** Dịch vụ ký số từ xa */
            service?: "csc_v2" | "mysign" | "smart_ca";
            /** Tài khoản ký số từ xa */
            account?: string;
            /**
             * PIN hoặc mật khẩu của tài khoản
             * @description Sealed, and never answered again.
             */
            account_secret?: string;
            /**
             * Khóa ký
             * @description One of those that /remote_credentials lists.
             */
            credential?: string;
            /**
             * Chứng thư trong USB token
             * @description DER, as the token gives it.
             */
            certificate_base64?: string;
            /** Đặt làm chứng thư mặc định */
            is_default?: boolean;
        };
        /** Bảo mật */
        MailboxSecurity: "tls" | "starttls";
        /** Lỗi hộp thư */
        MailboxProblem: "host_unknown" | "host_inside" | "unreachable" | "tls" | "login" | "folder" | "interrupted" | "account" | "server";
        /** Kết quả đọc thư */
        CollectorMailOutcome: "collected" | "duplicate" | "refused" | "nothing" | "failed";
        CollectorMailboxInput: {
            /** Tự nhận hóa đơn từ hộp thư */
            enabled: boolean;
            /** Máy chủ IMAP */
            host: string;
            /** Cổng */
            port: number;
            security: components["schemas"]["MailboxSecurity"];
            /** Tên đăng nhập */
            username: string;
            /**
             * Mật khẩu
             * @description Null keeps the one that is kept.
             */
            password: string | null;
            /** Thư mục */
            folder: string;
        };
        CollectorMailboxUpdate: {
            /** Tự nhận hóa đơn từ hộp thư */
            enabled: boolean;
            /** Máy chủ IMAP */
            host: string;
            /** Cổng */
            port: number;
            security: components["schemas"]["MailboxSecurity"];
            /** Tên đăng nhập */
            username: string;
            /**
             * Mật khẩu
             * @description Null keeps the one that is kept.
             */
            password: string | null;
            /** Thư mục */
            folder: string;
            /** Phiên bản */
            lock_version: number;
        };
        CollectorMailbox: {
            /** Tự nhận hóa đơn từ hộp thư */
            enabled: boolean;
            /** Máy chủ IMAP */
            host: string;
            /** Cổng */
            port: number;
            security: components["schemas"]["MailboxSecurity"];
            /** Tên đăng nhập */
            username: string;
            /** Có mật khẩu */
            has_password: boolean;
            /** Thư mục */
            folder: string;
            /** Người đặt */
            set_by_name: string | null;
            /**
             * Đọc lần cuối
             * Format: date-time
             * @description When it was last read to its end.
             */
            looked_on: string | null;
            /** Lỗi */
            problem: components["schemas"]["MailboxProblem"] | null;
            /**
             * Lỗi và cách sửa
             * @description A Vietnamese sentence.
             */
            message: string | null;
            /**
             * Lỗi từ
             * Format: date-time
             */
            failing_since: string | null;
            /**
             * Đọc lần tới
             * Format: date-time
             */
            next_look_on: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        MailboxCheck: {
            /** Kết nối được */
            ok: boolean;
            /** Lỗi */
            problem: components["schemas"]["MailboxProblem"] | null;
            /**
             * Nội dung
             * @description A Vietnamese sentence.
             */
            message: string;
        };
        CollectorMail: {
            /** Mã số */
            id: number;
            /** Người gửi */
            sender: string;
            /** Tiêu đề */
            subject: string;
            /**
             * Gửi lúc
             * Format: date-time
             */
            sent_on: string | null;
            /**
             * Đọc lúc
             * Format: date-time
             */
            read_on: string;
            outcome: components["schemas"]["CollectorMailOutcome"];
            /**
             * Nội dung
             * @description A Vietnamese sentence.
             */
            message: string | null;
            /** Tệp */
            files: components["schemas"]["CollectorMailFile"][];
        };
        CollectorMailFile: {
            /** Tên tệp */
            file_name: string;
            outcome: components["schemas"]["CollectedOutcome"];
            /**
             * Nội dung
             * @description A Vietnamese sentence.
             */
            message: string;
            /**
             * Hóa đơn đầu vào
             * @description It may have been deleted since.
             */
            invoice_collector_id: number | null;
        };
        ColumnSetting: {
            /** Các cột theo thứ tự */
            columns: {
                /** Cột */
                source: string;
                /** Hiện */
                shown: boolean;
                /** Độ rộng */
                width: number | null;
            }[];
            density: components["schemas"]["Density"];
        };
        /** Độ thưa dòng */
        Density: "normal" | "comfortable" | "compact";
        Currency: {
            /** Mã tiền tệ */
            code: string;
            /** Tên tiền tệ */
            name: string;
            status: components["schemas"]["ActiveStatus"];
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate: string | null;
            /**
             * Ngày của tỷ giá
             * Format: date
             */
            rate_on: string | null;
            /** Nguồn tỷ giá */
            rate_source: string | null;
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /**
             * Xóa lúc
             * Format: date-time
             */
            readonly deleted_on: string | null;
        };
        CurrencyUpdate: {
            /** Mã tiền tệ */
            code: string;
            /** Tên tiền tệ */
            name: string;
            status: components["schemas"]["ActiveStatus"];
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate?: string | null;
            /**
             * Ngày của tỷ giá
             * Format: date
             */
            rate_on?: string | null;
            /** Nguồn tỷ giá */
            rate_source?: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        CurrencyInput: {
            /** Mã tiền tệ */
            code: string;
            /** Tên tiền tệ */
            name: string;
            status: components["schemas"]["ActiveStatus"];
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate?: string | null;
            /**
             * Ngày của tỷ giá
             * Format: date
             */
            rate_on?: string | null;
            /** Nguồn tỷ giá */
            rate_source?: string | null;
        };
        Customer: {
            /** Mã khách hàng */
            code: string;
            /** Tên đơn vị */
            name: string;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code: string | null;
            /** Địa chỉ */
            address: string | null;
            /** Người mua hàng */
            contact_name: string | null;
            /**
             * Email nhận hóa đơn
             * Format: emails
             * @description One address, or up to ten separated by commas or semicolons. An invoice states the first, of at most 50 characters; it is mailed to all.
             */
            email: string | null;
            /** Số điện thoại */
            phone_number: string | null;
            /** Số định danh cá nhân */
            identity_no: string | null;
            /** Mã quan hệ ngân sách */
            budget_code: string | null;
            /** Số tài khoản */
            bank_account: string | null;
            /** Tên ngân hàng */
            bank_name: string | null;
            /** Ghi chú */
            note: string | null;
            status: components["schemas"]["ActiveStatus"];
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /**
             * Xóa lúc
             * Format: date-time
             */
            readonly deleted_on: string | null;
        };
        CustomerUpdate: {
            /** Mã khách hàng */
            code: string;
            /** Tên đơn vị */
            name: string;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code?: string | null;
            /** Địa chỉ */
            address?: string | null;
            /** Người mua hàng */
            contact_name?: string | null;
            /**
             * Email nhận hóa đơn
             * Format: emails
             * @description One address, or up to ten separated by commas or semicolons. An invoice states the first, of at most 50 characters; it is mailed to all.
             */
            email?: string | null;
            /** Số điện thoại */
            phone_number?: string | null;
            /** Số định danh cá nhân */
            identity_no?: string | null;
            /** Mã quan hệ ngân sách */
            budget_code?: string | null;
            /** Số tài khoản */
            bank_account?: string | null;
            /** Tên ngân hàng */
            bank_name?: string | null;
            /** Ghi chú */
            note?: string | null;
            status: components["schemas"]["ActiveStatus"];
            /** Phiên bản */
            lock_version: number;
        };
        CustomerInput: {
            /** Mã khách hàng */
            code: string;
            /** Tên đơn vị */
            name: string;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code?: string | null;
            /** Địa chỉ */
            address?: string | null;
            /** Người mua hàng */
            contact_name?: string | null;
            /**
             * Email nhận hóa đơn
             * Format: emails
             * @description One address, or up to ten separated by commas or semicolons. An invoice states the first, of at most 50 characters; it is mailed to all.
             */
            email?: string | null;
            /** Số điện thoại */
            phone_number?: string | null;
            /** Số định danh cá nhân */
            identity_no?: string | null;
            /** Mã quan hệ ngân sách */
            budget_code?: string | null;
            /** Số tài khoản */
            bank_account?: string | null;
            /** Tên ngân hàng */
            bank_name?: string | null;
            /** Ghi chú */
            note?: string | null;
            status: components["schemas"]["ActiveStatus"];
        };
        DashboardMonth: {
            month: components["schemas"]["MonthText"];
            /** Hóa đơn có hiệu lực */
            count: number;
            /** Bị từ chối */
            refused: number;
            /**
             * Doanh thu chưa thuế
             * Format: decimal
             */
            revenue: string;
            /**
             * Thuế GTGT đầu ra
             * Format: decimal
             */
            vat: string;
            /** Theo thuế suất */
            rates: components["schemas"]["RateFigures"][];
        };
        DashboardDay: {
            /**
             * Ngày
             * Format: date
             */
            day: string;
            /** Hóa đơn có hiệu lực */
            count: number;
            /** Bị từ chối */
            refused: number;
        };
        RecentInvoice: {
            /** Mã số */
            id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number;
            /** Người mua */
            buyer: string | null;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            /** Loại tiền */
            currency: string;
            status: components["schemas"]["PublicationStatus"];
        };
        TopCustomer: {
            /** Khách hàng */
            customer_id: number | null;
            /** Tên */
            name: string;
            /** Số hóa đơn */
            count: number;
            /**
             * Tổng tiền (đ)
             * Format: decimal
             */
            total: string;
        };
        TopProduct: {
            /** Hàng hóa */
            product_id: number | null;
            /** Tên */
            name: string;
            /**
             * Doanh thu chưa thuế
             * Format: decimal
             */
            revenue: string;
        };
        DashboardDeadline: {
            /** Việc */
            kind: "tax_return" | "authority_notice" | "summary_table";
            /**
             * Hạn
             * Format: date
             */
            due_on: string;
            /**
             * Tên
             * @description Of a tax return its month, 2026-10, or its quarter, Q3/2026; of a summary table its period.
             */
            label: string;
            /** Mã số */
            record_id: number | null;
        };
        /** @description The revenue of a month beside that of the same days of the month before. Of the running month only days that are over are compared, since today is still being issued. */
        RevenueChange: {
            /**
             * Từ ngày
             * Format: date
             */
            from: string;
            /**
             * Đến ngày
             * Format: date
             */
            to: string;
            /**
             * Doanh thu chưa thuế
             * Format: decimal
             */
            revenue: string;
            /**
             * Kỳ trước từ ngày
             * Format: date
             */
            before_from: string;
            /**
             * Kỳ trước đến ngày
             * Format: date
             */
            before_to: string;
            /**
             * Doanh thu kỳ trước
             * Format: decimal
             */
            revenue_before: string;
        };
        DashboardClosing: {
            /**
             * Chốt lúc
             * Format: date-time
             */
            closed_on: string;
            /** Người chốt */
            closed_by_name: string;
        };
        /** @description What the checks of the month before still find, until its tax return is due or it is closed. */
        DashboardOpenMonth: {
            month: components["schemas"]["MonthText"];
            /** Mục chặn chốt */
            blocking: number;
            /** Mục nhắc */
            reminders: number;
            /**
             * Hạn tờ khai thuế
             * Format: date
             */
            due_on: string;
            /** Việc cần làm */
            checks: components["schemas"]["MonthCheck"][];
        };
        DashboardCertificate: {
            /** Mã số */
            id: number;
            /** Tên */
            subject_name: string;
            /**
             * Hết hạn
             * Format: date-time
             */
            valid_to: string;
            /** Mặc định */
            is_default: boolean;
        };
        Dashboard: {
            /**
             * Dữ liệu đến
             * Format: date-time
             */
            computed_on: string;
            month: components["schemas"]["MonthText"];
            today: components["schemas"]["MonthFigures"] | null;
            this_month: components["schemas"]["MonthFigures"] | null;
            /** Theo ngày */
            days: components["schemas"]["DashboardDay"][] | null;
            /** Theo tháng */
            months: components["schemas"]["DashboardMonth"][] | null;
            /** @description Null also while no day of the month is over. */
            revenue_change: components["schemas"]["RevenueChange"] | null;
            /** Hóa đơn gần đây */
            recent_invoices: components["schemas"]["RecentInvoice"][] | null;
            /** Khách hàng lớn */
            top_customers: components["schemas"]["TopCustomer"][] | null;
            /** Hàng hóa bán chạy */
            top_products: components["schemas"]["TopProduct"][] | null;
            /** Chứng thư số */
            certificates: components["schemas"]["DashboardCertificate"][] | null;
            /** Việc cần làm */
            checks: components["schemas"]["MonthCheck"][] | null;
            /** @description The closing that holds for the month; null while it is open. */
            closing: components["schemas"]["DashboardClosing"] | null;
            /** @description Null where another month than the running one is shown, and where nothing is open. */
            open_month: components["schemas"]["DashboardOpenMonth"] | null;
            /** Hạn */
            deadlines: components["schemas"]["DashboardDeadline"][];
            package_usage: components["schemas"]["PackageUsage"];
        };
        Draft: {
            /** Nội dung */
            content: {
                [key: string]: unknown;
            };
            /**
             * Phiên bản gốc
             * @description lock_version of the record it began from.
             */
            base_version: number | null;
            /** Lần giữ */
            revision: number;
            /**
             * Giữ lúc
             * Format: date-time
             */
            saved_on: string;
        };
        DraftInput: {
            /** Nội dung */
            content: {
                [key: string]: unknown;
            };
            /** Phiên bản gốc */
            base_version: number | null;
            /** Lần giữ trước */
            revision: number;
        };
        ErrorCode: {
            /**
             * Nơi gặp
             * @description In which kind of answer; the same digits may mean something else elsewhere.
             * @enum {string}
             */
            scope: "technical" | "declaration" | "invoice" | "summary" | "provider";
            /** Mã lỗi */
            code: string;
            /** Nguyên nhân */
            cause: string;
            /** Cách xử lý */
            fix: string;
            /**
             * Nguyên nhân (tiếng Anh)
             * @description For readers of English; null where they read the Vietnamese.
             */
            cause_en: string | null;
            /**
             * Cách xử lý (tiếng Anh)
             * @description For readers of English; null where they read the Vietnamese.
             */
            fix_en: string | null;
            /**
             * Bước tiếp theo
             * @enum {string}
             */
            action: "fix_and_sign" | "send_again" | "look_up" | "open_declaration" | "change_declaration" | "fix_table" | "check_connection" | "contact_support";
            /**
             * Ô cần sửa
             * @description What of an invoice it is about.
             * @enum {string|null}
             */
            field: "template_id" | "issued_on" | "buyer_tax_code" | "buyer_name" | "buyer_address" | null;
        };
        ErrorReport: {
            /**
             * Mã lỗi
             * @description What support finds it by.
             */
            code: string;
        };
        ErrorReportInput: {
            /** Lỗi */
            message: string;
            /**
             * Trang
             * @description Path alone.
             */
            place: string;
            /** Dấu vết */
            stack: string | null;
        };
        ExplanationInput: {
            /** Nội dung giải trình */
            text: string;
            /** @description Of the draft that is changed; 0 where there is none yet. */
            lock_version: number;
        };
        ExplanationVersion: {
            lock_version: number;
        };
        Explanation: {
            id: number;
            /** Nội dung giải trình */
            text: string;
            /**
             * Hạn
             * Format: date
             */
            due_on: string | null;
            status: components["schemas"]["PublicationStatus"];
            status_error: boolean;
            reasons: components["schemas"]["MistakeReason"][];
            /**
             * Cơ quan thuế nhận lúc
             * Format: date-time
             */
            received_on: string | null;
            lock_version: number;
            signature_request_id: number | null;
            /** Format: date-time */
            created_on: string;
        };
        ServicePackage: {
            /** Mã số */
            id: number;
            /** Mã gói */
            code: string;
            /** Tên gói */
            name: string;
            /** Mô tả */
            description: string;
            /**
             * Số hóa đơn
             * @description Null for as many as one likes.
             */
            invoices: number | null;
            /** Thời hạn (tháng) */
            months: number;
            /** Giá chưa thuế (đ) */
            price: components["schemas"]["Decimal"];
            /** Gồm có */
            features: string[];
            /** Nên chọn */
            highlighted: boolean;
        };
        Company: {
            /** Mã số thuế */
            tax_code: string;
            /** Tên đơn vị */
            name: string;
            /** Địa chỉ */
            address: string | null;
            /**
             * Còn hoạt động
             * @description Null where the register does not say.
             */
            is_active: boolean | null;
            /**
             * Tình trạng hoạt động
             * @description In the words of the register; null where it says none.
             */
            status: string | null;
        };
        TrialInput: {
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code: string;
            /** Tên đơn vị */
            company_name: string;
            /** Địa chỉ */
            address: string;
            /** Họ tên */
            full_name: string;
            /**
             * Email đăng nhập
             * Format: email
             */
            email: string;
            /** Số điện thoại */
            phone_number: string;
            password: components["schemas"]["NewPassword"];
        };
        InvitationRequest: {
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code: string;
            /** Họ tên */
            full_name: string;
            /**
             * Email
             * Format: email
             */
            email: string;
        };
        TrialAddress: {
            /**
             * Email đăng nhập
             * Format: email
             */
            email: string;
        };
        Trial: {
            /** Format: uuid */
            key: string;
            /** Email */
            email: string;
            /**
             * Mã hết hạn lúc
             * Format: date-time
             */
            expires_on: string;
            /**
             * Gửi lại được từ
             * Format: date-time
             */
            resend_on: string;
        };
        Verification: {
            /** Mã xác minh */
            code: string;
        };
        /**
         * Mật khẩu mới
         * @description NIST SP 800-63B: length counts, not kinds of characters; common passwords and one’s own address are refused (weak_password).
         */
        NewPassword: string;
        PasswordResetInput: {
            /**
             * Email đăng nhập
             * Format: email
             */
            email: string;
        };
        PasswordReset: {
            /** Email */
            email: string;
        };
        PasswordKeyInput: {
            key: string;
        };
        PasswordSetting: {
            key: string;
            new_password: components["schemas"]["NewPassword"];
        };
        PasswordKey: {
            /** Để làm gì */
            purpose: "invitation" | "reset";
            /** Email đăng nhập */
            email: string;
            /** Họ tên */
            full_name: string;
            /** Đơn vị */
            company_name: string;
            /**
             * Hết hạn lúc
             * Format: date-time
             */
            expires_on: string;
        };
        Incident: {
            /** Nội dung sự cố */
            name: string;
            kind: components["schemas"]["IncidentKind"];
            /**
             * Từ ngày
             * Format: date
             */
            started_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ended_on: string | null;
            /** Căn cứ */
            announcement: string | null;
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /**
             * Xóa lúc
             * Format: date-time
             */
            readonly deleted_on: string | null;
        };
        IncidentUpdate: {
            /** Nội dung sự cố */
            name: string;
            kind: components["schemas"]["IncidentKind"];
            /**
             * Từ ngày
             * Format: date
             */
            started_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ended_on?: string | null;
            /** Căn cứ */
            announcement?: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        /** Loại sự cố */
        IncidentKind: "authority_outage" | "force_majeure" | "provider_fault";
        IncidentInput: {
            /** Nội dung sự cố */
            name: string;
            kind: components["schemas"]["IncidentKind"];
            /**
             * Từ ngày
             * Format: date
             */
            started_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ended_on?: string | null;
            /** Căn cứ */
            announcement?: string | null;
        };
        InvoiceAttachment: {
            /** Mã số */
            id: number;
            /** Hóa đơn */
            invoice_id: number;
            /** Tên tệp */
            file_name: string;
            /** Loại tệp */
            media_type: string;
            /** Cỡ tệp */
            size_bytes: number;
            /** Gửi người mua */
            shared: boolean;
            /**
             * Đính kèm lúc
             * Format: date-time
             */
            created_on: string;
            /** Người đính kèm */
            created_by_name: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        InvoiceAttachmentUpdate: {
            /** Gửi người mua */
            shared: boolean;
            /** Phiên bản */
            lock_version: number;
        };
        /** @description A package of invoices of one series and day, on its way in one message 206 (216 of uncoded invoices). */
        InvoiceCalculatingMachineTmp: {
            id: number;
            /** @description Such as 1C26MAA 25/11/2026 · lô 1. */
            name: string;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** @description Of its series and day. */
            package_no: number;
            invoice_count: number;
            accepted_count: number;
            refused_count: number;
            /**
             * Format: decimal
             * @description In đồng, as it was sent; invoices in another currency at their exchange rate.
             */
            total: string;
            /** @description Invoices in no later package: one that was refused and sent again is in two. */
            latest_count: number;
            /**
             * Format: decimal
             * @description What those come to now, in đồng.
             */
            latest_total: string;
            status: components["schemas"]["PublicationStatus"];
            /** @description True: stop polling. */
            final: boolean;
            error: boolean;
            reasons: components["schemas"]["ErrorItem"][];
            /** @description Of its present message, once it is signed. */
            message_id: string | null;
            /** @description Of /api/transmissions/{id}. */
            transmission_id: number | null;
            /** @description Of the message. */
            bytes: number | null;
            /** Format: date-time */
            created_on: string;
            /** @description Null where the clock had it sent. */
            created_by_name: string | null;
            /** @description Its first message was made after the end of its day, or that has passed without one. */
            late: boolean;
            /** Format: date-time */
            answered_on: string | null;
            /** @description While a person must act on its signature: what they are asked, at /api/signature_requests/{id}. */
            signature_request_id: number | null;
            signature_kind: "remote" | "usb" | null;
            /** @description Null in lists and in answers to a request to send. */
            hold: components["schemas"]["DocumentHold"] | null;
        };
        CashRegisterSending: {
            /** @description Invoices in no package yet. */
            waiting_count: number;
            /**
             * Format: decimal
             * @description In đồng, those in another currency at their exchange rate.
             */
            waiting_total: string;
            /**
             * Format: date-time
             * @description When the oldest waiting one must have been sent: the end of its day.
             */
            due_on: string | null;
            /**
             * Format: date-time
             * @description When what is dated today is sent by itself.
             */
            sends_at: string;
            /** @description Invoices dated today, by how far they are: total = taken + waiting_answer + unknown + unsent + refused. */
            today: {
                total: number;
                taken: number;
                waiting_answer: number;
                unknown: number;
                unsent: number;
                refused: number;
            };
            /** @description A package is being signed, sent or judged: poll again soon. */
            under_way: boolean;
        };
        InvoiceCalculatingMachine: {
            /** Mã số */
            readonly id: number;
            /** Mẫu hóa đơn */
            template_id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id: number | null;
            /**
             * Cho hóa đơn
             * @description The invoice it corrects, such as 1C26TAA 00000012.
             */
            corrects: string | null;
            nature: components["schemas"]["InvoiceNature"];
            corrected: components["schemas"]["InvoiceCorrected"];
            readonly email_state: components["schemas"]["InvoiceEmailState"];
            /** Mã của cơ quan thuế */
            tax_authority_code: string | null;
            /**
             * Ký lúc
             * Format: date-time
             */
            signed_on: string | null;
            /** Người mua */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Tiền tệ */
            currency: string;
            /**
             * Trước thuế
             * Format: decimal
             */
            total_before_vat: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            total_vat: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            status: components["schemas"]["PublicationStatus"];
            /** Có lỗi */
            status_error: boolean;
            /**
             * Ngày tạo
             * Format: date-time
             */
            created_on: string;
            /** Phiên bản */
            lock_version: number;
        };
        /** Kết quả kiểm tra */
        InputInvoiceVerdict: "valid" | "warning" | "invalid";
        /** Đơn mua */
        InputInvoiceOrder: "none" | "given";
        /** Duyệt */
        InputInvoiceState: "new" | "approved" | "rejected";
        /** Kết quả nhận tệp */
        CollectedOutcome: "collected" | "duplicate" | "refused";
        CollectedFile: {
            /** Tên tệp */
            file_name: string;
            outcome: components["schemas"]["CollectedOutcome"];
            /**
             * Nội dung
             * @description A Vietnamese sentence.
             */
            message: string;
            /**
             * Hóa đơn đầu vào
             * @description The one that was made, or that was there already.
             */
            invoice_collector: components["schemas"]["InvoiceCollector"] | null;
        };
        InputInvoiceTotals: {
            /** Số hóa đơn */
            count: number;
            /**
             * Trước thuế
             * Format: decimal
             */
            total_before_vat: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            total_vat: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            /**
             * Thuế được khấu trừ
             * Format: decimal
             * @description Of those approved, unless they are invalid or were replaced.
             */
            deductible_vat: string;
            /**
             * Không có tỷ giá
             * @description Left out of the sums.
             */
            without_rate: number;
            /**
             * Đã bị thay thế
             * @description Left out of the sums, their replacements have them.
             */
            replaced: number;
        };
        InvoiceCollectorVersion: {
            lock_version: number;
        };
        InvoiceCollectorUpdate: {
            state: components["schemas"]["InputInvoiceState"];
            /** Đơn mua */
            purchase_order_no?: string | null;
            /** Ghi chú */
            remark?: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        InvoiceCollectorInput: {
            state: components["schemas"]["InputInvoiceState"];
            /** Đơn mua */
            purchase_order_no?: string | null;
            /** Ghi chú */
            remark?: string | null;
        };
        InvoiceCollector: {
            /** Mã số */
            readonly id: number;
            /** Người bán */
            readonly seller_name: string;
            /** Mã số thuế người bán */
            readonly seller_tax_code: string;
            /** Số, ký hiệu */
            readonly name: string;
            /**
             * Ngày lập
             * Format: date
             */
            readonly issued_on: string;
            /**
             * Tiền trước thuế
             * Format: decimal
             */
            readonly total_before_vat: string | null;
            /**
             * Tiền thuế
             * Format: decimal
             */
            readonly total_vat: string | null;
            /**
             * Tổng tiền
             * Format: decimal
             */
            readonly total: string | null;
            readonly verdict: components["schemas"]["InputInvoiceVerdict"];
            /**
             * Điểm cần xem
             * @description The gravest result of its checks, in Vietnamese; null where all passed.
             */
            readonly finding: string | null;
            /** Loại tiền */
            readonly currency: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            readonly exchange_rate: string | null;
            /** Người mua */
            readonly buyer_name: string | null;
            /** Mã số thuế người mua */
            readonly buyer_tax_code: string | null;
            /** Mã của cơ quan thuế */
            readonly authority_code: string | null;
            /**
             * Xử lý lúc
             * Format: date-time
             * @description When it was approved or sent back.
             */
            readonly decided_on: string | null;
            /** Người xử lý */
            readonly decided_by_name: string | null;
            /** Tên tệp */
            readonly file_name: string;
            /** Cỡ tệp */
            readonly file_bytes: number;
            /**
             * SHA-256
             * @description Of the original file, hexadecimal.
             */
            readonly sha256: string;
            /**
             * Kiểm tra lúc
             * Format: date-time
             */
            readonly checked_on: string;
            /**
             * Nhận lúc
             * Format: date-time
             */
            readonly created_on: string;
            /** Người nhận */
            readonly created_by_name: string | null;
            /**
             * Hóa đơn liên quan
             * @description The invoice that this one replaces or adjusts, as its file names it.
             */
            readonly related: components["schemas"]["InputInvoiceRelation"] | null;
            /**
             * Bị sửa bởi
             * @description Input invoices that replace or adjust this one; none that is invalid or was sent back.
             */
            readonly corrected_by: components["schemas"]["InputInvoiceCorrection"][];
            state: components["schemas"]["InputInvoiceState"];
            /** Đơn mua */
            purchase_order_no: string | null;
            /** Ghi chú */
            remark: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        /** Tính chất */
        InputInvoiceNature: "replace" | "adjust" | "replace_many" | "adjust_many" | "trade_discount";
        InputInvoiceRelation: {
            nature: components["schemas"]["InputInvoiceNature"];
            /** Mã số thuế người bán */
            tax_code: string | null;
            /** Mẫu số */
            form_no: string | null;
            /** Ký hiệu */
            symbol: string | null;
            /**
             * Số
             * @description As the file writes it.
             */
            number: string | null;
            /** Ngày lập */
            issued_on: string | null;
            /**
             * Số bảng kê
             * @description Of several invoices, named by a list: none of them is named here then.
             */
            list_no: string | null;
            /**
             * Hóa đơn đầu vào
             * @description Null: that invoice was not collected.
             */
            invoice_collector_id: number | null;
        };
        InputInvoiceCorrection: {
            /** Mã số */
            id: number;
            /** Số, ký hiệu */
            name: string;
            nature: components["schemas"]["InputInvoiceNature"];
        };
        /** @description As the file states it; a text that breaks the format is given unchanged. */
        InputInvoiceReading: {
            /** Ký hiệu mẫu số */
            form_no: string;
            /** Tên hóa đơn */
            form_name: string | null;
            /** Ký hiệu hóa đơn */
            symbol: string;
            /** Số hóa đơn */
            number: number;
            /** Ngày lập */
            issued_on: string;
            /** Phiên bản định dạng */
            version: string | null;
            /** Mã của cơ quan thuế */
            authority_code: string | null;
            /** Hình thức thanh toán */
            payment_method: string;
            /** Loại tiền */
            currency: string;
            /** Tỷ giá */
            exchange_rate: string | null;
            seller: components["schemas"]["InputInvoiceParty"];
            buyer: components["schemas"]["InputInvoiceParty"];
            /** Dòng hàng */
            lines: components["schemas"]["InputInvoiceLine"][];
            /** Cộng theo thuế suất */
            by_rate: components["schemas"]["InputInvoiceRate"][];
            /** Cộng tiền hàng */
            total_before_vat: string | null;
            /** Chiết khấu thương mại */
            total_discount: string | null;
            /** Tiền thuế */
            total_vat: string | null;
            /** Tổng thanh toán */
            total: string | null;
            /** Bằng chữ */
            total_in_words: string | null;
            /** Kiểm tra */
            checks: components["schemas"]["InputInvoiceCheck"][];
            /** Chữ ký */
            signatures: components["schemas"]["XmlSignature"][];
        };
        InputInvoiceParty: {
            /** Tên */
            name: string | null;
            /** Người mua hàng */
            person: string | null;
            /** Mã số thuế */
            tax_code: string | null;
            /** Địa chỉ */
            address: string | null;
        };
        InputInvoiceLine: {
            /** Tính chất */
            kind: string;
            /** Tên hàng */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /** Số lượng */
            quantity: string | null;
            /** Đơn giá */
            unit_price: string | null;
            /**
             * Chiết khấu (%)
             * @description Left out of invoices that were read before 2026-12-01.
             */
            discount_rate?: string | null;
            /** Chiết khấu */
            discount_amount: string | null;
            /** Thành tiền */
            amount: string | null;
            /** Thuế suất */
            vat_rate: string | null;
        };
        InputInvoiceRate: {
            /** Thuế suất */
            vat_rate: string;
            /** Tiền hàng */
            amount: string | null;
            /** Tiền thuế */
            vat_amount: string | null;
        };
        /** Kết quả */
        InputInvoiceGrade: "passed" | "warning" | "failed";
        InputInvoiceCheck: {
            /**
             * Điểm kiểm tra
             * @description signature, certificate, authority, seller, amounts, buyer, symbol or content.
             */
            key: string;
            grade: components["schemas"]["InputInvoiceGrade"];
            /**
             * Kết luận
             * @description A Vietnamese sentence.
             */
            title: string;
            /** Chi tiết */
            detail: string;
        };
        /** Sai ở đâu */
        TableCorrectionState: "explain" | "mistake";
        TableCorrectionInput: {
            state: components["schemas"]["TableCorrectionState"];
            /** Nội dung sai */
            reason: string;
            /**
             * Tên người mua đúng
             * @description Null where that of the invoice is right.
             */
            buyer_name: string | null;
            /**
             * Địa chỉ người mua đúng
             * @description Null where that of the invoice is right.
             */
            buyer_address: string | null;
        };
        TableCorrection: {
            /** Mã số */
            id: number;
            /** Hóa đơn */
            invoice_id: number;
            state: components["schemas"]["TableCorrectionState"];
            /** Nội dung sai */
            reason: string;
            /** Tên người mua đúng */
            buyer_name: string | null;
            /** Địa chỉ người mua đúng */
            buyer_address: string | null;
            /**
             * Vào bảng của kỳ có ngày
             * Format: date
             */
            counted_on: string;
            /** Kỳ */
            period_name: string;
            /**
             * Ghi lúc
             * Format: date-time
             */
            created_on: string;
        };
        /** Loại kỳ */
        SummaryPeriodKind: "month" | "quarter";
        /** Trạng thái dòng */
        SummaryRowState: "new" | "adjust" | "replace" | "explain" | "mistake";
        SummaryTableVersion: {
            invoice_data_summary_table: {
                lock_version: number;
            };
        };
        InvoiceDataSummaryTableInput: {
            period_kind: components["schemas"]["SummaryPeriodKind"];
            /** Năm */
            year: number;
            /**
             * Tháng, quý
             * @description A month from 1 to 12, a quarter from 1 to 4.
             */
            period_no: number;
            /** Loại tiền */
            currency: string;
        };
        InvoiceDataSummaryTable: {
            period_kind: components["schemas"]["SummaryPeriodKind"];
            /** Năm */
            year: number;
            /**
             * Tháng, quý
             * @description A month from 1 to 12, a quarter from 1 to 4.
             */
            period_no: number;
            /** Loại tiền */
            currency: string;
            /** Mã số */
            readonly id: number;
            /** Phiên bản */
            readonly lock_version: number;
            /** Kỳ và lần gửi */
            readonly name: string;
            /**
             * Bổ sung lần thứ
             * @description 0 of the first table of its period.
             */
            readonly supplement: number;
            /** Bảng số */
            readonly table_no: number;
            /** Số hóa đơn */
            readonly invoice_count: number;
            /**
             * Tổng thanh toán
             * Format: decimal
             */
            readonly total: string;
            /**
             * Hạn gửi
             * Format: date
             * @description The day of the VAT return of the period.
             */
            readonly due_on: string | null;
            readonly status: components["schemas"]["PublicationStatus"];
            /** Có lỗi */
            readonly status_error: boolean;
            /**
             * Lý do
             * @description Why it is in its status, in Vietnamese.
             */
            readonly reasons: components["schemas"]["MistakeReason"][];
            /**
             * Dòng bị báo lỗi
             * @description Rows that the tax authority names with a reason.
             */
            readonly refused_count: number;
            /**
             * Ngày lập
             * Format: date
             * @description The day on which it was sealed; null of a draft.
             */
            readonly made_on: string | null;
            /**
             * Trả lời lúc
             * Format: date-time
             * @description When the tax authority accepted it.
             */
            readonly answered_on: string | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /** Người lập */
            readonly created_by_name: string | null;
            /**
             * Đã kết thúc
             * @description True: stop polling.
             */
            readonly final: boolean;
            /**
             * Yêu cầu ký
             * @description While a person must act on its signature: what they are asked, at /api/signature_requests/{id}.
             */
            readonly signature_request_id: number | null;
            /**
             * Cách ký
             * @description How they sign: confirming at the service, or with the token at their computer.
             */
            readonly signature_kind: "remote" | "usb" | null;
        };
        SummaryRow: {
            /** Dòng */
            position: number;
            /** Hóa đơn */
            invoice_id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số hóa đơn */
            number: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Người mua */
            buyer_name: string | null;
            /** Mã số thuế người mua */
            buyer_tax_code: string | null;
            /** Mã khách hàng */
            buyer_code: string | null;
            /**
             * Chưa thuế
             * Format: decimal
             */
            amount: string;
            /** Thuế suất */
            vat_rate: string | null;
            /**
             * Tiền thuế
             * Format: decimal
             */
            vat_amount: string;
            /**
             * Phí
             * Format: decimal
             */
            fees: string;
            /**
             * Giảm trừ khác
             * Format: decimal
             */
            deduction: string;
            /**
             * Tổng thanh toán
             * Format: decimal
             */
            total: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate: string | null;
            state: components["schemas"]["SummaryRowState"];
            /**
             * Ghi chú
             * @description Why an invoice is reported again.
             */
            note: string | null;
            /**
             * Hóa đơn liên quan
             * @description The invoice that this one adjusts or replaces.
             */
            related: string | null;
            /**
             * Lý do
             * @description What the tax authority says of this row; empty where it says nothing.
             */
            reasons: components["schemas"]["MistakeReason"][];
        };
        WaitingPeriod: {
            period_kind: components["schemas"]["SummaryPeriodKind"];
            /** Năm */
            year: number;
            /** Tháng, quý */
            period_no: number;
            /** Loại tiền */
            currency: string;
            /** Kỳ */
            name: string;
            /** Số hóa đơn */
            invoice_count: number;
            /**
             * Tổng thanh toán
             * Format: decimal
             */
            total: string;
            /**
             * Hạn gửi
             * Format: date
             */
            due_on: string | null;
            /**
             * Đã hết kỳ
             * @description A table is sent only then.
             */
            is_over: boolean;
        };
        /** Trạng thái email */
        EmailState: "queued" | "sent" | "failed" | "delivered" | "bounced";
        /**
         * Email
         * @description Of the newest mail to each address the one that most needs attention; what came back or was not sent needs none once another was sent after it.
         */
        InvoiceEmailState: "none" | "queued" | "sent" | "failed" | "bounced" | "delivered" | "opened";
        MailSender: {
            /** Hóa đơn */
            invoice_ids: number[];
            /**
             * Người nhận
             * @description Of one invoice alone; null where each goes to the addresses of its buyer.
             */
            recipients: string[] | null;
            /**
             * Tiêu đề
             * @description Null is the usual one. Fields between braces, `{so_hoa_don}`, are filled in as in the template.
             */
            subject: string | null;
            /**
             * Lời nhắn
             * @description Added to the usual text; its fields are filled in too.
             */
            message: string | null;
        };
        /** @description Ids or a filter, not both. */
        BulkEmailOrder: {
            ids?: number[];
            filter?: components["schemas"]["BulkPublishFilter"];
            list?: components["schemas"]["BulkPublishList"];
            /** Số hóa đơn đã chọn */
            expected_count: number;
            /**
             * Lời nhắn
             * @description Added to the usual text; its fields are filled in too.
             */
            message: string | null;
        };
        JobEmails: {
            /** Số hóa đơn */
            total: number;
            /** Đã gửi */
            sent: number;
            /** Đang gửi */
            on_their_way: number;
            /** Không gửi được */
            failed: number;
            /** Không có email */
            without_address: number;
            /** Chưa phát hành */
            not_issued: number;
            /** Đang chờ */
            waiting: number;
        };
        MailSent: {
            emails: components["schemas"]["InvoiceEmail"][];
            skipped: {
                invoice_id: number;
                /** Hóa đơn */
                name: string;
                /** Lý do */
                reason: string;
            }[];
        };
        InvoiceEmail: {
            id: number;
            invoice_id: number;
            /** Người nhận */
            recipient: string;
            /** Tiêu đề */
            subject: string;
            /** Lời nhắn */
            message: string | null;
            state: components["schemas"]["EmailState"];
            /**
             * Lý do
             * @description What the mail server said last, while it is tried again and once it has failed.
             */
            error: string | null;
            /**
             * Yêu cầu lúc
             * Format: date-time
             */
            created_on: string;
            /** Người gửi */
            created_by_name: string | null;
            /**
             * Xong lúc
             * Format: date-time
             */
            settled_on: string | null;
            /**
             * Mở liên kết lúc
             * Format: date-time
             */
            opened_on: string | null;
            /**
             * Tải về lúc
             * Format: date-time
             */
            downloaded_on: string | null;
            /** Tự gửi */
            automatic: boolean;
            /**
             * Máy chủ báo lúc
             * Format: date-time
             * @description That it was delivered or came back.
             */
            reported_on: string | null;
            /**
             * @description Why it came back; full can be sent again later.
             * @enum {string|null}
             */
            bounce_kind: "no_mailbox" | "no_domain" | "full" | "refused" | "other" | null;
        };
        /**
         * Chưa gửi được ở lượt gửi email
         * @description The job (POST /api/invoices/bulk_email) that put their mails on their way, of which none was sent, or all came back.
         */
        UnsentOfMailJob: number;
        /** Loại thông báo */
        InvoiceMistakeOrigin: "own" | "review";
        /** Tính chất */
        MistakeNature: "cancel" | "adjust" | "replace" | "explain";
        /** Loại áp dụng */
        MistakenInvoiceDecree: "1" | "2" | "3" | "4";
        /** Hóa đơn có sai sót */
        MistakenInvoice: {
            /**
             * Hóa đơn
             * @description Null of an invoice that another system issued.
             */
            invoice_id: number | null;
            /** Mẫu số */
            form_no: string | null;
            /** Ký hiệu */
            symbol: string | null;
            /** Số hóa đơn */
            number: string | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string | null;
            /** Mã của cơ quan thuế */
            authority_code: string | null;
            decree: components["schemas"]["MistakenInvoiceDecree"];
            nature: components["schemas"]["MistakeNature"];
            /** Lý do */
            reason: string | null;
        };
        InvoiceMistakeInput: {
            origin: components["schemas"]["InvoiceMistakeOrigin"];
            /** Số thông báo của cơ quan thuế */
            review_no: string | null;
            /**
             * Ngày thông báo của cơ quan thuế
             * Format: date
             */
            review_on: string | null;
            /** Hóa đơn trong thông báo */
            invoices: components["schemas"]["MistakenInvoice"][];
        };
        InvoiceMistakeUpdate: {
            origin: components["schemas"]["InvoiceMistakeOrigin"];
            /** Số thông báo của cơ quan thuế */
            review_no: string | null;
            /**
             * Ngày thông báo của cơ quan thuế
             * Format: date
             */
            review_on: string | null;
            /** Hóa đơn trong thông báo */
            invoices: components["schemas"]["MistakenInvoice"][];
            /** Phiên bản */
            lock_version: number;
        };
        InvoiceMistake: {
            origin: components["schemas"]["InvoiceMistakeOrigin"];
            /** Số thông báo của cơ quan thuế */
            review_no: string | null;
            /**
             * Ngày thông báo của cơ quan thuế
             * Format: date
             */
            review_on: string | null;
            /** Hóa đơn trong thông báo */
            invoices: components["schemas"]["MistakenInvoice"][];
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /** Thông báo */
            readonly name: string;
            /** Số hóa đơn */
            readonly invoice_count: number;
            readonly status: components["schemas"]["PublicationStatus"];
            /** Có lỗi */
            readonly status_error: boolean;
            /**
             * Không tiếp nhận
             * @description Invoices of it that the tax authority has not received.
             */
            readonly refused_count: number;
            /**
             * Kết quả từng hóa đơn
             * @description What message 301 says of each invoice, by its place in the notice; empty while there is no answer.
             */
            results: components["schemas"]["MistakenInvoiceResult"][];
            /**
             * Lý do
             * @description Why it has this status, in Vietnamese.
             */
            reasons: components["schemas"]["MistakeReason"][];
            /** Tên người nộp thuế */
            readonly taxpayer_name: string;
            /** Mã số thuế */
            readonly taxpayer_tax_code: string;
            /** Cơ quan thuế nhận */
            readonly tax_authority_name: string | null;
            /** Địa danh */
            readonly place: string | null;
            /**
             * Ngày thông báo
             * Format: date
             * @description The day on which it was sealed; null of a draft.
             */
            readonly noticed_on: string | null;
            /**
             * Trả lời lúc
             * Format: date-time
             * @description When message 301 received it or some of it.
             */
            readonly answered_on: string | null;
            /** Số thông báo kết quả */
            readonly result_no: string | null;
            /**
             * Ngày thông báo kết quả
             * Format: date
             */
            readonly resulted_on: string | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /** Người lập */
            readonly created_by_name: string | null;
            /**
             * Thông báo rà soát
             * @description The notice of the authority (302) with this number and day.
             */
            readonly review_notice_id: number | null;
            /**
             * Hạn trả lời
             * Format: date
             * @description Until when that notice is to be answered.
             */
            readonly review_due_on: string | null;
            /**
             * Đã kết thúc
             * @description True: stop polling.
             */
            readonly final: boolean;
            /**
             * Yêu cầu ký
             * @description While a person must act on its signature: what they are asked, at /api/signature_requests/{id}.
             */
            readonly signature_request_id: number | null;
            /**
             * Cách ký
             * @description How they sign: confirming at the service, or with the token at their computer.
             */
            readonly signature_kind: "remote" | "usb" | null;
        };
        /** Lý do */
        MistakeReason: {
            /** Mã */
            code: string;
            /** Nội dung */
            message: string;
        };
        MistakenInvoiceResult: {
            /**
             * Dòng
             * @description From 1, in the order of its invoices.
             */
            position: number;
            /** Đã tiếp nhận */
            received: boolean;
            /** Lý do */
            reasons: components["schemas"]["MistakeReason"][];
        };
        MistakeCandidate: {
            invoice_id: number;
            form_no: string;
            symbol: string;
            number: string;
            /** Format: date */
            issued_on: string;
            authority_code: string | null;
            buyer_name: string | null;
        };
        InvoiceConfigInput: {
            /** Tự động phát hành */
            enabled: boolean;
            /**
             * Giờ chạy mỗi ngày
             * @description HH:MM, in Vietnam.
             */
            daily_at: string;
            /**
             * Mẫu hóa đơn
             * @description The templates of the series in which drafts are published; empty is all of them.
             */
            template_ids: number[];
            /**
             * Chứng thư số ký
             * @description One that signs without a person. Null, or left out: the one that signs when invoices are published by hand.
             */
            certificate_id?: number | null;
        };
        InvoiceConfig: {
            /** Tự động phát hành */
            enabled: boolean;
            /**
             * Giờ chạy mỗi ngày
             * @description HH:MM, in Vietnam.
             */
            daily_at: string;
            /**
             * Mẫu hóa đơn
             * @description The templates of the series in which drafts are published; empty is all of them.
             */
            template_ids: number[];
            /**
             * Chứng thư số ký
             * @description One that signs without a person. Null, or left out: the one that signs when invoices are published by hand.
             */
            certificate_id: number | null;
            /**
             * Tên chứng thư số ký
             * @description Of the chosen one, also once it was deleted.
             */
            certificate_name: string | null;
            /** Người đặt */
            set_by_name: string | null;
            /**
             * Lần chạy tới
             * Format: date-time
             * @description Null where none will come.
             */
            next_run_on: string | null;
            /**
             * Lỗi
             * @description Why it has stopped; it runs again once reset.
             */
            error: {
                code: string;
                message: string;
            } | null;
            /**
             * Lần chạy trước
             * Format: date-time
             */
            last_run_on: string | null;
            /**
             * Lần phát hành
             * @description Of /api/invoices/bulk_publish/{id}; null where there was nothing to publish.
             */
            last_publish_id: number | null;
            /**
             * Còn thiếu
             * @description What would stop a run now, or have it leave every draft, in Vietnamese.
             */
            problem: string | null;
            /**
             * Mã của việc còn thiếu
             * @description As of refusals: trial_ended, package_ended or package_used_up where a package is to be bought.
             */
            problem_code: string | null;
        };
        /**
         * Tổng tiền
         * Format: decimal
         * @description In the currency of each invoice.
         */
        AmountBound: string;
        /** Người lập */
        CreatorId: number;
        InvoiceCreator: {
            /** Mã số */
            id: number;
            /** Họ tên */
            full_name: string;
        };
        LastUsed: {
            /** @description Null before the first invoice. */
            buyer: components["schemas"]["LastBuyer"] | null;
            prices: components["schemas"]["LastPrice"][];
        };
        LastBuyer: {
            /** Mã số */
            invoice_id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id: number | null;
            /** Tên đơn vị */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Địa chỉ */
            buyer_address: string | null;
            /** Mã khách hàng */
            buyer_code: string | null;
            /** Email nhận hóa đơn */
            buyer_email: string | null;
            /** Số điện thoại */
            buyer_phone_number: string | null;
            /** Số định danh cá nhân */
            buyer_identity_no: string | null;
            /** Số hộ chiếu */
            buyer_passport_no: string | null;
            /** Quốc tịch */
            buyer_nationality: string | null;
            /** Mã quan hệ ngân sách */
            buyer_budget_code: string | null;
            /** Số tài khoản */
            buyer_bank_account: string | null;
            /** Tên ngân hàng */
            buyer_bank_name: string | null;
            /** Hình thức thanh toán */
            payment_method: string;
        };
        LastPrice: {
            /** Hàng hóa */
            product_id: number | null;
            /** Tên hàng hóa, dịch vụ */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price: string;
            /** Đơn giá đã gồm thuế */
            price_includes_tax: boolean;
            /** Tiền tệ */
            currency: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
        };
        /** Tính chất */
        LineKind: "goods" | "promotion" | "discount" | "note";
        InvoiceLineInput: {
            kind: components["schemas"]["LineKind"];
            /** Hàng hóa */
            product_id?: number | null;
            /** Mã hàng */
            code?: string | null;
            /** Tên hàng hóa, dịch vụ */
            name: string;
            /** Đơn vị tính */
            unit?: string | null;
            /**
             * Số lượng
             * Format: decimal
             */
            quantity?: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price?: string | null;
            /**
             * Chiết khấu (%)
             * Format: decimal
             */
            discount_rate?: string | null;
            /**
             * Tiền chiết khấu
             * Format: decimal
             */
            discount_amount?: string | null;
            /**
             * Thành tiền
             * Format: decimal
             * @description Typed in for a trade discount, and for goods or services without quantity, price and discount, whose amount it is; computed for all others.
             */
            amount?: string | null;
            /**
             * Thuế suất
             * Format: vat-rate
             */
            vat_rate?: string | null;
            /**
             * Tỷ lệ % được giảm
             * Format: decimal
             * @description Of a sales invoice (form 2): the percentage on revenue that the law reduces on the invoice date, such as 3. Null is not reduced; other forms pass it over.
             */
            revenue_percent?: string | null;
            /**
             * Hàng hóa đặc trưng
             * @description What the law asks for beside goods of some kinds (TTHHDTrung). Null is ordinary goods; a list, even an empty one, is special goods: a transport on a fixed route states nothing more.
             */
            special?: components["schemas"]["SpecialGoodsField"][] | null;
            /**
             * Thông tin thêm
             * @description Left out there are none.
             */
            extras?: components["schemas"]["InvoiceExtra"][];
        };
        /** Trường của hàng hóa đặc trưng */
        SpecialGoodsField: {
            /** Loại hàng hóa đặc trưng */
            goods: "1" | "2" | "3" | "4";
            /**
             * Tên trường
             * @description TTruong, such as BKSPTVChuyen.
             */
            name: string;
            /** Nội dung */
            value: string;
        };
        InvoiceLine: {
            kind: components["schemas"]["LineKind"];
            /** Hàng hóa */
            product_id: number | null;
            /** Mã hàng */
            code: string | null;
            /** Tên hàng hóa, dịch vụ */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Số lượng
             * Format: decimal
             */
            quantity: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price: string | null;
            /**
             * Chiết khấu (%)
             * Format: decimal
             */
            discount_rate: string | null;
            /**
             * Tiền chiết khấu
             * Format: decimal
             */
            discount_amount: string | null;
            /**
             * Thành tiền
             * Format: decimal
             */
            amount: string | null;
            /** Thuế suất */
            vat_rate: string | null;
            /**
             * Tiền thuế
             * Format: decimal
             */
            vat_amount: string | null;
            /**
             * Tỷ lệ % được giảm
             * Format: decimal
             */
            revenue_percent: string | null;
            /** Hàng hóa đặc trưng */
            special: components["schemas"]["SpecialGoodsField"][] | null;
            /** Thông tin thêm */
            extras: components["schemas"]["InvoiceExtra"][];
        };
        WrittenLine: {
            kind: components["schemas"]["LineKind"];
            /** Mã hàng */
            code: string | null;
            /** Tên hàng hóa, dịch vụ */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Số lượng
             * Format: decimal
             */
            quantity: string | null;
            /**
             * Đơn giá chưa thuế
             * Format: decimal
             */
            unit_price: string | null;
            /**
             * Chiết khấu (%)
             * Format: decimal
             */
            discount_rate: string | null;
            /**
             * Tiền chiết khấu chưa thuế
             * Format: decimal
             */
            discount_amount: string | null;
            /**
             * Thành tiền chưa thuế
             * Format: decimal
             */
            amount: string | null;
            /** Thuế suất */
            vat_rate: string | null;
        };
        /**
         * Địa giới của người mua
         * @description The buyer's province and commune by the codes of the list of administrative units (MTinh, TTinh, MXa, TXa), which an invoice of a car or motorbike must state; other invoices do not keep it. The codes must be those of the list; the names are taken from it, whatever is sent.
         */
        BuyerPlace: {
            /** Mã tỉnh, thành phố */
            province_code: string;
            /** Tỉnh, thành phố */
            province: string;
            /** Mã xã, phường */
            commune_code: string;
            /** Xã, phường */
            commune: string;
        };
        /**
         * Vận chuyển hàng
         * @description How the goods of a phiếu xuất kho (form 6) go. Series with the letter N name an order, those with the letter B a contract; what the letter has no place for is not kept. The receiver and the warehouse they go to are the buyer's name, tax code and address.
         */
        GoodsMovement: {
            /** Lệnh điều động nội bộ */
            order?: string | null;
            /** Hợp đồng kinh tế số */
            contract_no?: string | null;
            /**
             * Ngày hợp đồng kinh tế
             * Format: date
             */
            contract_on?: string | null;
            /**
             * Địa chỉ kho xuất hàng
             * @description Left out it is the company's address.
             */
            from_address?: string | null;
            /** Họ tên người xuất hàng */
            handed_out_by?: string | null;
            /** Tên người vận chuyển */
            carrier?: string | null;
            /** Phương tiện vận chuyển */
            vehicle?: string | null;
            /** Hợp đồng vận chuyển số */
            transport_contract_no?: string | null;
            /** Họ tên người nhận hàng */
            received_by?: string | null;
        };
        /**
         * Thông tin thêm
         * @description An additional field of the company (TTKhac). The design of the template or the API client names it. It is in the signed file and in the print.
         */
        InvoiceExtra: {
            /** Tên trường */
            name: string;
            type: components["schemas"]["type"];
            /**
             * Nội dung
             * @description A number with a dot before its decimals, a day as YYYY-MM-DD.
             */
            value: string;
        };
        /**
         * Phí, lệ phí
         * @description Charged beside goods and VAT (DSLPhi/LPhi): in the total, in no rate.
         */
        InvoiceFee: {
            /** Tên loại phí */
            name: string | null;
            /**
             * Tiền phí
             * Format: decimal
             */
            amount: string | null;
        };
        InvoiceInput: {
            /** Ký hiệu */
            template_id?: number | null;
            /**
             * Ngày hóa đơn
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id?: number | null;
            /** Tên đơn vị */
            buyer_name?: string | null;
            /** Người mua hàng */
            buyer_person?: string | null;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            buyer_tax_code?: string | null;
            /** Địa chỉ */
            buyer_address?: string | null;
            /** Mã khách hàng */
            buyer_code?: string | null;
            /**
             * Email nhận hóa đơn
             * Format: emails
             * @description One address, or up to ten separated by commas or semicolons. The invoice states the first, of at most 50 characters; it is mailed to all.
             */
            buyer_email?: string | null;
            /** Số điện thoại */
            buyer_phone_number?: string | null;
            /** Số định danh cá nhân */
            buyer_identity_no?: string | null;
            /** Số hộ chiếu */
            buyer_passport_no?: string | null;
            /** Quốc tịch */
            buyer_nationality?: string | null;
            /** Mã quan hệ ngân sách */
            buyer_budget_code?: string | null;
            /** Số tài khoản */
            buyer_bank_account?: string | null;
            /** Tên ngân hàng */
            buyer_bank_name?: string | null;
            /** Hình thức thanh toán */
            payment_method: string;
            /** Tiền tệ */
            currency: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate?: string | null;
            /**
             * Đơn giá đã gồm thuế
             * @description Typed prices, discounts and trade-discount amounts contain VAT. Null takes the tenant's choice.
             */
            price_includes_tax?: boolean | null;
            /**
             * Chiết khấu cả hóa đơn (%)
             * Format: decimal
             * @description Of the whole invoice; not beside invoice_discount_amount.
             */
            invoice_discount_rate?: string | null;
            /**
             * Tiền chiết khấu cả hóa đơn
             * Format: decimal
             */
            invoice_discount_amount?: string | null;
            /**
             * Phí, lệ phí
             * @description Left out there are none.
             */
            fees?: components["schemas"]["InvoiceFee"][];
            /** Địa giới của người mua */
            buyer_place?: components["schemas"]["BuyerPlace"] | null;
            /** Vận chuyển hàng */
            movement?: components["schemas"]["GoodsMovement"] | null;
            /**
             * Thông tin thêm
             * @description Left out there are none.
             */
            extras?: components["schemas"]["InvoiceExtra"][];
            /**
             * Giảm trừ khác
             * Format: decimal
             * @description Taken off the total beside the goods (TGTKhac); no discount.
             */
            other_deduction?: string | null;
            /** Ghi chú nội bộ */
            internal_note?: string | null;
            /** Hàng hóa, dịch vụ */
            lines: components["schemas"]["InvoiceLineInput"][];
        };
        /**
         * @description A row of a file of invoices: a line, with what its invoice says. Rows of one document number are one invoice; without the number those that follow each other and say the same of the invoice.
         * @example {
         *       "document_no": "DH-2211",
         *       "issued_on": "2026-11-20",
         *       "buyer_name": "Công ty TNHH Bao bì Minh Khôi",
         *       "buyer_tax_code": "0000000017",
         *       "buyer_address": "Lô B12, khu công nghiệp Tân Bình, Thành phố Hồ Chí Minh",
         *       "payment_method": "TM/CK",
         *       "name": "Băng keo OPP trong 48 mm",
         *       "unit": "Cuộn",
         *       "quantity": "720",
         *       "unit_price": "11500",
         *       "vat_rate": "8%"
         *     }
         */
        InvoiceImportRow: {
            /** Số chứng từ */
            document_no?: string | null;
            /** Ký hiệu */
            series?: string | null;
            /**
             * Ngày hóa đơn
             * Format: date
             */
            issued_on?: string | null;
            /** Mã khách hàng */
            buyer_code?: string | null;
            /** Tên đơn vị */
            buyer_name?: string | null;
            /** Người mua hàng */
            buyer_person?: string | null;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            buyer_tax_code?: string | null;
            /** Địa chỉ */
            buyer_address?: string | null;
            /**
             * Email nhận hóa đơn
             * Format: emails
             * @description One address, or up to ten separated by commas or semicolons. The invoice states the first, of at most 50 characters; it is mailed to all.
             */
            buyer_email?: string | null;
            /** Số điện thoại */
            buyer_phone_number?: string | null;
            /** Số định danh cá nhân */
            buyer_identity_no?: string | null;
            /** Số hộ chiếu */
            buyer_passport_no?: string | null;
            /** Quốc tịch */
            buyer_nationality?: string | null;
            /** Mã quan hệ ngân sách */
            buyer_budget_code?: string | null;
            /** Số tài khoản */
            buyer_bank_account?: string | null;
            /** Tên ngân hàng */
            buyer_bank_name?: string | null;
            /**
             * Hình thức thanh toán
             * @default TM/CK
             */
            payment_method?: string | null;
            /**
             * Tiền tệ
             * @default VND
             */
            currency?: string | null;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate?: string | null;
            /** Đơn giá đã gồm thuế */
            price_includes_tax?: boolean | null;
            /** Ghi chú nội bộ */
            internal_note?: string | null;
            /** @default goods */
            kind?: components["schemas"]["LineKind"];
            /** Mã hàng */
            code?: string | null;
            /** Tên hàng hóa, dịch vụ */
            name?: string | null;
            /** Đơn vị tính */
            unit?: string | null;
            /**
             * Số lượng
             * Format: decimal
             */
            quantity?: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price?: string | null;
            /**
             * Chiết khấu (%)
             * Format: decimal
             */
            discount_rate?: string | null;
            /**
             * Tiền chiết khấu
             * Format: decimal
             */
            discount_amount?: string | null;
            /**
             * Thuế suất
             * Format: vat-rate
             */
            vat_rate?: string | null;
            /**
             * Thành tiền
             * Format: decimal
             */
            amount?: string | null;
            /**
             * Tiền thuế
             * Format: decimal
             */
            vat_amount?: string | null;
            /**
             * Thành tiền sau thuế
             * Format: decimal
             */
            amount_with_tax?: string | null;
            invoice_discount_rate?: components["schemas"]["invoice_discount_rate"];
            invoice_discount_amount?: components["schemas"]["invoice_discount_amount"];
            fee_name?: components["schemas"]["name"];
            fee_amount?: components["schemas"]["amount"];
            other_deduction?: components["schemas"]["other_deduction"];
            /**
             * Cộng tiền hàng
             * Format: decimal
             */
            total_before_vat?: string | null;
            /**
             * Tổng tiền thuế
             * Format: decimal
             */
            total_vat?: string | null;
            /**
             * Tổng tiền thanh toán
             * Format: decimal
             */
            total?: string | null;
            movement_order?: components["schemas"]["order"];
            movement_contract_no?: components["schemas"]["contract_no"];
            movement_contract_on?: components["schemas"]["contract_on"];
            movement_from_address?: components["schemas"]["from_address"];
            movement_handed_out_by?: components["schemas"]["handed_out_by"];
            movement_carrier?: components["schemas"]["carrier"];
            movement_vehicle?: components["schemas"]["vehicle"];
            movement_transport_contract_no?: components["schemas"]["transport_contract_no"];
            movement_received_by?: components["schemas"]["received_by"];
        };
        /** Phương pháp tính thuế */
        TaxMethod: "VAT" | "PERCENTAGE_ON_REVENUE";
        /** Làm tròn tiền thuế */
        TaxRounding: "per_rate" | "per_line";
        InvoiceUpdate: {
            /** Ký hiệu */
            template_id?: number | null;
            /**
             * Ngày hóa đơn
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id?: number | null;
            /** Tên đơn vị */
            buyer_name?: string | null;
            /** Người mua hàng */
            buyer_person?: string | null;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            buyer_tax_code?: string | null;
            /** Địa chỉ */
            buyer_address?: string | null;
            /** Mã khách hàng */
            buyer_code?: string | null;
            /**
             * Email nhận hóa đơn
             * Format: emails
             * @description One address, or up to ten separated by commas or semicolons. The invoice states the first, of at most 50 characters; it is mailed to all.
             */
            buyer_email?: string | null;
            /** Số điện thoại */
            buyer_phone_number?: string | null;
            /** Số định danh cá nhân */
            buyer_identity_no?: string | null;
            /** Số hộ chiếu */
            buyer_passport_no?: string | null;
            /** Quốc tịch */
            buyer_nationality?: string | null;
            /** Mã quan hệ ngân sách */
            buyer_budget_code?: string | null;
            /** Số tài khoản */
            buyer_bank_account?: string | null;
            /** Tên ngân hàng */
            buyer_bank_name?: string | null;
            /** Hình thức thanh toán */
            payment_method: string;
            /** Tiền tệ */
            currency: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate?: string | null;
            /**
             * Đơn giá đã gồm thuế
             * @description Typed prices, discounts and trade-discount amounts contain VAT. Null takes the tenant's choice.
             */
            price_includes_tax?: boolean | null;
            /**
             * Chiết khấu cả hóa đơn (%)
             * Format: decimal
             * @description Of the whole invoice; not beside invoice_discount_amount.
             */
            invoice_discount_rate?: string | null;
            /**
             * Tiền chiết khấu cả hóa đơn
             * Format: decimal
             */
            invoice_discount_amount?: string | null;
            /**
             * Phí, lệ phí
             * @description Left out there are none.
             */
            fees?: components["schemas"]["InvoiceFee"][];
            /** Địa giới của người mua */
            buyer_place?: components["schemas"]["BuyerPlace"] | null;
            /** Vận chuyển hàng */
            movement?: components["schemas"]["GoodsMovement"] | null;
            /**
             * Thông tin thêm
             * @description Left out there are none.
             */
            extras?: components["schemas"]["InvoiceExtra"][];
            /**
             * Giảm trừ khác
             * Format: decimal
             * @description Taken off the total beside the goods (TGTKhac); no discount.
             */
            other_deduction?: string | null;
            /** Ghi chú nội bộ */
            internal_note?: string | null;
            /** Hàng hóa, dịch vụ */
            lines: components["schemas"]["InvoiceLineInput"][];
            /** Phiên bản */
            lock_version: number;
        };
        RateTotal: {
            /** Thuế suất */
            vat_rate: string;
            /**
             * Trước thuế
             * Format: decimal
             */
            amount: string;
            /**
             * Tiền thuế
             * Format: decimal
             */
            vat_amount: string;
        };
        InvoiceSummary: {
            /** Mã số */
            readonly id: number;
            /** Ký hiệu */
            template_id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id: number | null;
            /** Tên đơn vị */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Tiền tệ */
            currency: string;
            /**
             * Trước thuế
             * Format: decimal
             */
            total_before_vat: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            total_vat: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            status: components["schemas"]["PublicationStatus"];
            /** Có lỗi */
            status_error: boolean;
            nature: components["schemas"]["InvoiceNature"];
            /** Cho hóa đơn */
            corrects: string | null;
            corrected: components["schemas"]["InvoiceCorrected"];
            email_state: components["schemas"]["InvoiceEmailState"];
            /** Mã của cơ quan thuế */
            tax_authority_code: string | null;
            /**
             * Ký lúc
             * Format: date-time
             */
            signed_on: string | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            created_on: string;
            /** Phiên bản */
            lock_version: number;
        };
        /** Số chữ số thập phân */
        DecimalDigits: {
            /** Số lượng */
            decimal_digit_quantity: number;
            /** Đơn giá */
            decimal_digit_unit_price: number;
            /** Tiền thuế GTGT */
            decimal_digit_vat_amount: number;
            /** Tiền nguyên tệ */
            decimal_digit_original_amount: number;
            /** Thành tiền chưa thuế */
            decimal_digit_amount_without_vat: number;
            /** Tỷ lệ chiết khấu */
            decimal_digit_discount_rate: number;
            /** Tiền chiết khấu */
            decimal_digit_discount_amount: number;
            /** Thành tiền sau thuế */
            decimal_digit_amount_after_tax: number;
        };
        Invoice: {
            /** Mã số */
            readonly id: number;
            /** Mẫu hóa đơn */
            template_id: number;
            /** Mẫu số */
            readonly form_no: string;
            /** Ký hiệu */
            readonly symbol: string;
            /** Số */
            readonly number: number | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id: number | null;
            /** Người mua */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Địa chỉ */
            buyer_address: string | null;
            /** Mã khách hàng */
            buyer_code: string | null;
            /** Email nhận hóa đơn */
            buyer_email: string | null;
            /** Số điện thoại */
            buyer_phone_number: string | null;
            /** Số định danh cá nhân */
            buyer_identity_no: string | null;
            /** Số hộ chiếu */
            buyer_passport_no: string | null;
            /** Quốc tịch */
            buyer_nationality: string | null;
            /** Mã quan hệ ngân sách */
            buyer_budget_code: string | null;
            /** Số tài khoản */
            buyer_bank_account: string | null;
            /** Tên ngân hàng */
            buyer_bank_name: string | null;
            /** Hình thức thanh toán */
            payment_method: string;
            /** Tiền tệ */
            currency: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate: string | null;
            method_of_tax_calculation: components["schemas"]["TaxMethod"];
            /** @description Those the amounts were computed with when the invoice was last saved. */
            readonly decimal_digits: components["schemas"]["DecimalDigits"];
            tax_rounding: components["schemas"]["TaxRounding"];
            /** Đơn giá đã gồm thuế */
            price_includes_tax: boolean;
            /**
             * Chiết khấu cả hóa đơn (%)
             * Format: decimal
             */
            invoice_discount_rate: string | null;
            /**
             * Tiền chiết khấu cả hóa đơn
             * Format: decimal
             */
            invoice_discount_amount: string | null;
            /** Phí, lệ phí */
            fees: components["schemas"]["InvoiceFee"][];
            /**
             * Giảm trừ khác
             * Format: decimal
             */
            other_deduction: string | null;
            /**
             * Địa giới của người mua
             * @description Null where no car or motorbike is sold.
             */
            buyer_place: components["schemas"]["BuyerPlace"] | null;
            /**
             * Vận chuyển hàng
             * @description Null for other forms than phiếu xuất kho.
             */
            movement: components["schemas"]["GoodsMovement"] | null;
            /** Thông tin thêm */
            extras: components["schemas"]["InvoiceExtra"][];
            /** Ghi chú nội bộ */
            internal_note: string | null;
            /** Hàng hóa, dịch vụ */
            lines: components["schemas"]["InvoiceLine"][];
            /**
             * Dòng hàng trên hóa đơn
             * @description The lines as the document (XML) and the print write them, without VAT: typed prices may contain it. The discount on the whole invoice is a trade-discount line for each rate. Goods less trade discounts are total_before_vat.
             */
            written_lines: components["schemas"]["WrittenLine"][];
            /** Tổng theo thuế suất */
            by_rate: components["schemas"]["RateTotal"][];
            /**
             * Chiết khấu thương mại
             * Format: decimal
             */
            total_discount: string;
            /**
             * Trước thuế
             * Format: decimal
             */
            total_before_vat: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            total_vat: string;
            /**
             * Số thuế được giảm
             * Format: decimal
             * @description Of the percentage on revenue, already taken off the total. Null where no line is reduced.
             */
            revenue_reduction: string | null;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            /** Bằng chữ */
            total_in_words: string;
            status: components["schemas"]["PublicationStatus"];
            /** Có lỗi */
            status_error: boolean;
            /** Mã của cơ quan thuế */
            tax_authority_code: string | null;
            readonly nature: components["schemas"]["InvoiceNature"];
            readonly corrected: components["schemas"]["InvoiceCorrected"];
            readonly email_state: components["schemas"]["InvoiceEmailState"];
            /** Hóa đơn liên quan */
            readonly related: components["schemas"]["RelatedInvoice"] | null;
            /**
             * Ký lúc
             * Format: date-time
             */
            signed_on: string | null;
            /**
             * Ngày hủy
             * Format: date-time
             */
            cancelled_on: string | null;
            /** Lý do hủy */
            cancel_reason: string | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            created_on: string;
            /** Người lập */
            created_by_name: string | null;
            /**
             * Người sửa cuối
             * @description Null while the invoice is as it was made.
             */
            readonly saved_by_name: string | null;
            /**
             * Sửa lần cuối
             * Format: date-time
             */
            readonly saved_on: string | null;
            /**
             * Dữ liệu lưu bị hỏng
             * @description Parts of the stored invoice that cannot be read; here they are empty, or computed anew. Left out where all can be read.
             */
            readonly stored_faults?: components["schemas"]["StoredFault"][];
            /** Phiên bản */
            lock_version: number;
        };
        StoredFault: {
            /**
             * Dòng
             * @description From 1; null for what is of no line.
             */
            line: number | null;
            part: components["schemas"]["StoredPart"];
        };
        /** Phần dữ liệu hỏng */
        StoredPart: "kind" | "numbers" | "special" | "extras" | "fees" | "buyer_place" | "movement" | "computation" | "totals";
        InvoiceSum: {
            /** @description How many are in the amounts in đồng. */
            invoices: number;
            total_before_vat: components["schemas"]["SummedAmount"];
            total_vat: components["schemas"]["SummedAmount"];
            total: components["schemas"]["SummedAmount"];
            foreign: components["schemas"]["ForeignSum"][];
            /** @description Replaced, or given up: they pass the filter and are in no amount. */
            left_out: number;
        };
        ForeignSum: {
            currency: string;
            invoices: number;
            total_before_vat: components["schemas"]["SummedAmount"];
            total_vat: components["schemas"]["SummedAmount"];
            total: components["schemas"]["SummedAmount"];
        };
        /** Format: decimal */
        SummedAmount: string;
        SendingDue: {
            /**
             * Format: date
             * @description Null where nothing can be late.
             */
            over_until: string | null;
            /**
             * Format: date
             * @description Null where nothing is due today.
             */
            today_from: string | null;
            /** Format: date */
            today_to: string | null;
        };
        Job: {
            /** Mã số */
            id: number;
            /** Danh mục */
            resource: string;
            action: components["schemas"]["JobAction"];
            state: components["schemas"]["JobState"];
            /** Số bản ghi */
            total: number;
            /** Đã xong */
            done: number;
            /** Không làm được */
            failed: number;
            /**
             * Những bản ghi không làm được
             * @description The first hundred.
             */
            failures: {
                /** Bản ghi */
                record_id: number;
                /** Tên */
                label: string;
                /** Lý do */
                message: string;
            }[];
            /** Hoàn tác được */
            undoable: boolean;
            /** Dừng được */
            cancellable: boolean;
            /** Tệp */
            file: components["schemas"]["JobFile"] | null;
            /**
             * Bắt đầu
             * Format: date-time
             */
            created_on: string;
            /**
             * Kết thúc
             * Format: date-time
             */
            finished_on: string | null;
        };
        JobCancel: Record<string, never>;
        JobFile: {
            /** Tên tệp */
            name: string;
            /** Dung lượng */
            bytes: number;
        };
        /** Việc */
        JobAction: "update" | "delete" | "undo" | "export" | "email" | "look_up" | "fetch_again";
        /** Tình trạng */
        JobState: "queued" | "running" | "done" | "failed" | "cancelled";
        /** Loại thay đổi */
        LawChangeKind: "vat_rate" | "revenue_relief" | "format_version" | "sentence" | "retail_buyer" | "symbol_letter" | "form" | "deadline" | "day_off";
        LawChange: {
            /**
             * Từ ngày
             * Format: date
             * @description First day of the new state.
             */
            on: string;
            kind: components["schemas"]["LawChangeKind"];
            /**
             * Đối tượng
             * @description What changes: the rate, the letter, the key of a sentence or a deadline, the name of a holiday.
             */
            subject: string;
            /**
             * Hết hiệu lực
             * @description True where nothing takes its place.
             */
            ends: boolean;
            /**
             * Nội dung
             * @description What changes, a Vietnamese sentence.
             */
            title: string;
            /**
             * Việc cần làm
             * @description Which drafts that is for and what to do, in Vietnamese.
             */
            text: string;
            /** Số hóa đơn nháp liên quan */
            drafts: number;
            /**
             * Còn nhiều hơn
             * @description True where there are more drafts than were looked at: `drafts` counts at least those.
             */
            drafts_more: boolean;
            /**
             * Ngày lập sớm nhất
             * Format: date
             * @description Issue date of the first draft it touches: for issued_onOnMin of the list, with status=draft.
             */
            drafts_from: string | null;
            /**
             * Ngày lập muộn nhất
             * Format: date
             * @description Issue date of the last one.
             */
            drafts_to: string | null;
        };
        MailSettings: {
            /** Tự gửi khi hóa đơn có hiệu lực */
            sends_automatically: boolean;
            /** Tiêu đề */
            subject: string;
            /** Nội dung */
            body: string;
            /** Mẫu của hệ thống */
            is_default: boolean;
            lock_version: number;
        };
        MailSettingsInput: {
            sends_automatically: boolean;
            /**
             * Tiêu đề
             * @description Null is the usual one.
             */
            subject: string | null;
            /**
             * Nội dung
             * @description Null is the usual one.
             */
            body: string | null;
            lock_version: number;
        };
        /** Vì sao có thể thiếu */
        MissingInputInvoiceKind: "original" | "month";
        MissingInputInvoiceUpdate: {
            /** Mã */
            key: string;
            /** Không phải thiếu */
            dismissed: boolean;
        };
        MissingInputInvoice: {
            /**
             * Mã
             * @description Names it among the missing ones of the company.
             */
            key: string;
            kind: components["schemas"]["MissingInputInvoiceKind"];
            /** Không phải thiếu */
            dismissed: boolean;
            /** Người bán */
            seller_name: string;
            /** Mã số thuế người bán */
            seller_tax_code: string;
            /** Hóa đơn gốc */
            missing_name: string | null;
            /** Tính chất */
            nature: components["schemas"]["InputInvoiceNature"] | null;
            /**
             * Hóa đơn đã nhận
             * @description The one that names it; null for a month.
             */
            invoice_collector: components["schemas"]["MissingInputInvoiceNamedBy"] | null;
            /**
             * Tháng
             * @description YYYY-MM.
             */
            month: string | null;
            /**
             * Số tháng liền trước
             * @description In a row that have an invoice.
             */
            months_before: number | null;
            /** Tiêu đề thư */
            mail_subject: string;
            /** Nội dung thư */
            mail_body: string;
        };
        MissingInputInvoiceNamedBy: {
            /** Mã số */
            id: number;
            /** Số, ký hiệu */
            name: string;
        };
        /**
         * Tháng
         * @example 2026-10
         */
        MonthText: string;
        /** Tình trạng */
        ClosingState: "closed" | "reopened";
        /**
         * Mục kiểm tra
         * @description Mirrored from domain/month-end/checks.table.ts.
         */
        MonthCheckKey: "number_gaps" | "unissued_drafts" | "unsent" | "unknown" | "unanswered" | "refused" | "not_notified" | "unsigned_statements" | "refused_lines" | "not_reported" | "ledger" | "late" | "late_packages" | "returned_mails" | "unsent_mails" | "unchecked_inputs";
        CountedAmount: {
            /** Số hóa đơn */
            count: number;
            /**
             * Tổng tiền (đ)
             * Format: decimal
             */
            total: string;
        };
        RateFigures: {
            /** Thuế suất */
            vat_rate: string;
            /**
             * Doanh thu chưa thuế
             * Format: decimal
             */
            revenue: string | null;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            vat: string | null;
        };
        SeriesFigures: {
            /** Ký hiệu */
            series: string;
            /** Số đầu */
            first: number;
            /** Số cuối */
            last: number;
            /** Số hóa đơn */
            count: number;
        };
        /**
         * Số liệu của tháng
         * @description Amounts in đồng by what is in force: an adjusting invoice counts as its difference on its own day, a replaced invoice no more. accepted, refused, unknown and waiting add up to submitted. without_rate are invoices in a foreign currency without an exchange rate, which no amount counts.
         */
        MonthFigures: {
            /** Đã lập */
            submitted: components["schemas"]["CountedAmount"];
            /** Cơ quan thuế chấp nhận */
            accepted: components["schemas"]["CountedAmount"];
            /** Bị từ chối */
            refused: components["schemas"]["CountedAmount"];
            /** Chưa rõ */
            unknown: components["schemas"]["CountedAmount"];
            /** Chưa gửi hoặc chờ trả lời */
            waiting: components["schemas"]["CountedAmount"];
            /** Hóa đơn điều chỉnh */
            adjusting: number;
            /** Hóa đơn thay thế */
            replacing: number;
            /** Hóa đơn có hiệu lực */
            in_force: number;
            /** Ngoại tệ không có tỷ giá */
            without_rate: number;
            /**
             * Doanh thu chưa thuế
             * Format: decimal
             */
            revenue: string;
            /**
             * Thuế GTGT đầu ra
             * Format: decimal
             */
            vat: string;
            /**
             * Tổng tiền thanh toán
             * Format: decimal
             */
            total: string;
            /** Theo thuế suất */
            rates: components["schemas"]["RateFigures"][];
            /** Theo ký hiệu */
            series: components["schemas"]["SeriesFigures"][];
        };
        MonthCheck: {
            key: components["schemas"]["MonthCheckKey"];
            /** Số mục */
            count: number;
            /**
             * Hóa đơn từ máy tính tiền
             * @description Those of the count that are invoices of cash registers; they have a list of their own.
             */
            of_registers: number;
            /**
             * Tổng tiền (đ)
             * Format: decimal
             * @description Those in another currency at their exchange rate; null where no amount is meant.
             */
            total: string | null;
            /** Chặn chốt */
            blocks: boolean;
        };
        MonthFinding: {
            check: components["schemas"]["MonthCheckKey"];
            /** Là */
            subject: "invoice" | "series" | "correction" | "authority_notice" | "invoice_mistake" | "statement" | "invoice_collector" | "invoice_cash_register" | "data_summary_table";
            /**
             * Mã số
             * @description Null of a series.
             */
            record_id: number | null;
            /** Tên */
            label: string;
            /** Người mua, của hóa đơn đầu vào là người bán */
            party: string | null;
            /**
             * Ngày
             * Format: date
             */
            day: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            amount: string | null;
            /** Tiền tệ */
            currency: string | null;
            status: components["schemas"]["PublicationStatus"] | null;
            /** Lý do của cơ quan thuế */
            reason: string | null;
            /** Lệch ở */
            differs: components["schemas"]["LedgerDifference"][];
            /**
             * Hạn
             * Format: date
             */
            due_on: string | null;
        };
        /** Lệch ở */
        LedgerDifference: "file" | "number" | "amount" | "code" | "status";
        MonthChange: {
            /** Hóa đơn */
            invoice_id: number;
            /** Tên */
            label: string;
            /** Thay đổi */
            kind: "added" | "removed" | "number" | "amount" | "status" | "corrected";
            /**
             * Tổng tiền khi chốt
             * Format: decimal
             */
            total_before: string | null;
            /**
             * Tổng tiền hiện nay
             * Format: decimal
             */
            total_now: string | null;
            /** Trạng thái khi chốt */
            status_before: string | null;
            /** Trạng thái hiện nay */
            status_now: string | null;
            /** Trong pháp luật */
            lifecycle_now: string | null;
            /** Tiền tệ */
            currency: string;
            /**
             * Thay đổi lúc
             * Format: date-time
             */
            changed_on: string | null;
        };
        MonthChanges: {
            /** Số thay đổi */
            total: number;
            /** Thay đổi ngoài điều chỉnh và thay thế */
            warning: number;
            /**
             * Thay đổi
             * @description The first fifty.
             */
            shown: components["schemas"]["MonthChange"][];
        };
        MonthBoard: {
            month: components["schemas"]["MonthText"];
            /**
             * Dữ liệu đến
             * Format: date-time
             */
            computed_on: string;
            /** Tháng đã hết */
            is_over: boolean;
            /**
             * Hạn tờ khai thuế
             * Format: date
             * @description Last day for the VAT return of the month, or of its quarter where returns are filed by quarter.
             */
            return_due_on: string | null;
            figures: components["schemas"]["MonthFigures"];
            /**
             * Hạn trong tháng sau
             * @description What is due in the month after this one and is not done, of pages that the account may see; by day.
             */
            deadlines: components["schemas"]["MonthDeadline"][];
            /** Mục kiểm tra */
            checks: components["schemas"]["MonthCheck"][];
            closing: components["schemas"]["MonthClosing"] | null;
            changes: components["schemas"]["MonthChanges"];
            /**
             * Các lần chốt
             * @description The latest twelve.
             */
            closings: components["schemas"]["MonthClosing"][];
        };
        MonthDeadline: {
            /** Hạn */
            kind: "tax_return" | "summary_table" | "authority_notice" | "explanation" | "statement";
            /**
             * Mã số
             * @description Null of what belongs to a period.
             */
            record_id: number | null;
            /** Tên */
            name: string;
            /**
             * Hạn
             * Format: date
             */
            due_on: string;
        };
        ClosingsVerdict: {
            /** Số lần chốt nguyên vẹn */
            closings: number;
            /** Lần chốt đầu tiên không khớp */
            broken_at: number | null;
            /** Nhật ký nguyên vẹn */
            log_intact: boolean;
        };
        MonthClosing: {
            /** Mã số */
            readonly id: number;
            month: components["schemas"]["MonthText"];
            state: components["schemas"]["ClosingState"];
            /**
             * Chốt lúc
             * Format: date-time
             */
            closed_on: string;
            /** Người chốt */
            closed_by: number;
            /** Tên người chốt */
            closed_by_name: string;
            figures: components["schemas"]["MonthFigures"];
            /** Dấu băm của lần trước */
            previous_digest: string;
            /** Dấu băm */
            digest: string;
            /**
             * Mở lại lúc
             * Format: date-time
             */
            reopened_on: string | null;
            /** Người mở lại */
            reopened_by: number | null;
            /** Tên người mở lại */
            reopened_by_name: string | null;
            /** Lý do mở lại */
            reopen_reason: string | null;
            /**
             * Thay đổi sau chốt
             * @description Invoices of the month written since; those adjusted or replaced are not counted.
             */
            changed: number;
        };
        NewYearInput: {
            /** Mẫu của năm cũ */
            template_ids: number[];
        };
        NewYearChoice: {
            /** Năm mới */
            to: number;
        };
        NewYear: {
            /** Năm cũ */
            from: number;
            /** Năm mới */
            to: number;
            /** Ký hiệu */
            series: components["schemas"]["RolledSeries"][];
        };
        RolledSeries: {
            /** Mẫu của năm cũ */
            template_id: number;
            /** Tên mẫu */
            name: string;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số đã cấp */
            last_number: number;
            /** Ký hiệu năm mới */
            next_symbol: string;
            /** Mẫu của năm mới */
            next_template_id: number | null;
            /** Hóa đơn nháp ghi ngày của năm mới */
            drafts: number;
            /** Lý do chưa tạo được */
            refusals: {
                /** Mã lý do */
                code: string;
                /** Lý do */
                message: string;
            }[];
        };
        MovedDrafts: {
            /** Số hóa đơn nháp đã chuyển */
            count: number;
        };
        /** Loại thông báo */
        NoticeKind: "refusal" | "authority" | "deadline" | "returned_mail" | "job" | "connection";
        /** Nhóm */
        NoticeGroup: "todo" | "watching" | "done";
        /** Nội dung */
        NoticeTopic: "refused" | "unsigned" | "stuck" | "unknown" | "authority_notice" | "certificate" | "client_certificate" | "summary_table" | "tax_return" | "explanation" | "package" | "package_low" | "package_used_up" | "trial" | "mail_returned" | "mail_failed" | "batch_done" | "batch_paused" | "schedule_stopped" | "schedule_left" | "recurring_made" | "recurring_failed" | "mailbox_failing" | "reconciliation_differs" | "import_done" | "bulk_done" | "questions_done" | "questions_failed" | "report_done" | "report_failed" | "webhook_dead" | "webhook_put_off" | "service_stop" | "service_pause";
        /** Chứng từ */
        NoticeDocument: "invoice" | "declaration" | "explanation" | "invoice_mistake" | "statement" | "data_summary_table" | "invoice_cash_register";
        NoticeTally: {
            /** Được */
            ok: number;
            /** Lỗi */
            failed: number;
            /** Chưa rõ */
            unknown: number;
        };
        Notice: {
            /**
             * Khóa
             * @description Stays the same while the cause does.
             */
            key: string;
            kind: components["schemas"]["NoticeKind"];
            group: components["schemas"]["NoticeGroup"];
            topic: components["schemas"]["NoticeTopic"];
            /** Chứng từ */
            document: components["schemas"]["NoticeDocument"] | null;
            /**
             * Lúc
             * Format: date-time
             * @description Of several the last one, of a deadline the day since which it is near.
             */
            happened_on: string;
            /** Đã đọc */
            read: boolean;
            /** Số lượng */
            count: number;
            /** Tên */
            name: string | null;
            /** Lý do */
            detail: string | null;
            /**
             * Hạn
             * Format: date
             */
            due_on: string | null;
            /** Kết quả */
            tally: components["schemas"]["NoticeTally"] | null;
            /** Trang */
            path: string;
        };
        /** Thông báo */
        Notices: components["schemas"]["Notice"][];
        NoticeCount: {
            /** Chưa đọc */
            unread: number;
        };
        NoticesRead: {
            /** Thông báo */
            notices: {
                /** Khóa */
                key: string;
                /**
                 * Lúc
                 * Format: date-time
                 */
                happened_on: string;
            }[];
        };
        NoticeSettings: {
            digest: components["schemas"]["DigestFrequency"];
            /** Loại thông báo */
            kinds: components["schemas"]["NoticeKind"][];
        };
        /** Gửi thư */
        DigestFrequency: "off" | "daily" | "weekly";
        OtherInvoiceInput: {
            regime: components["schemas"]["InvoiceRegime"];
            /**
             * Mã số thuế người bán
             * Format: tax-code
             * @description The own one, as that invoice has it.
             */
            seller_tax_code: string;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Tiền tệ */
            currency: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate?: string | null;
            /** Hình thức thanh toán */
            payment_method?: string | null;
            /**
             * Đơn giá đã gồm thuế
             * @description Null is no.
             */
            price_includes_tax?: boolean | null;
            /** Tên đơn vị */
            buyer_name?: string | null;
            /** Người mua hàng */
            buyer_person?: string | null;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            buyer_tax_code?: string | null;
            /** Địa chỉ */
            buyer_address?: string | null;
            /** Địa giới của người mua */
            buyer_place?: components["schemas"]["BuyerPlace"] | null;
            /** Hàng hóa, dịch vụ */
            lines: components["schemas"]["InvoiceLineInput"][];
        };
        OtherInvoice: {
            /** Mã số */
            id: number;
            regime: components["schemas"]["InvoiceRegime"];
            /** Mã số thuế người bán */
            seller_tax_code: string;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: string;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Tiền tệ */
            currency: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate: string | null;
            /** Hình thức thanh toán */
            payment_method: string | null;
            /** Đơn giá đã gồm thuế */
            price_includes_tax: boolean;
            /** Tên đơn vị */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Địa chỉ */
            buyer_address: string | null;
            /** Địa giới của người mua */
            buyer_place: components["schemas"]["BuyerPlace"] | null;
            /** Hàng hóa, dịch vụ */
            lines: components["schemas"]["InvoiceLineInput"][];
            /**
             * Tổng tiền
             * Format: decimal
             * @description Computed from the lines.
             */
            total: string;
        };
        OtherInvoiceReading: {
            /** Mã số thuế người bán */
            seller_tax_code: string | null;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: string | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string | null;
            /** Tiền tệ */
            currency: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate: string | null;
            /** Hình thức thanh toán */
            payment_method: string | null;
            /** Tên đơn vị */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Địa chỉ */
            buyer_address: string | null;
            /** Địa giới của người mua */
            buyer_place: components["schemas"]["BuyerPlace"] | null;
            /** Hàng hóa, dịch vụ */
            lines: components["schemas"]["InvoiceLineInput"][];
            /**
             * Tổng tiền
             * Format: decimal
             * @description As the file states it.
             */
            total: string | null;
        };
        /** Trạng thái */
        PaymentState: "waiting" | "wrong_amount" | "paid" | "expired" | "cancelled";
        PaymentRequestInput: {
            /** Mã gói */
            package_code: string;
            /** Tên đơn vị */
            buyer_name: string;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            buyer_tax_code: string;
            /** Địa chỉ */
            buyer_address: string;
            /**
             * Email nhận hóa đơn
             * Format: email
             */
            buyer_email: string;
        };
        PaymentRequestVersion: {
            lock_version: number;
        };
        Order: {
            /** Nội dung chuyển khoản */
            reference: string;
            state: components["schemas"]["PaymentState"];
            /** Mã gói */
            package_code: string;
            /** Gói */
            package_name: string;
            /**
             * Số hóa đơn
             * @description Null for as many as one likes.
             */
            invoices: number | null;
            /** Thời hạn (tháng) */
            months: number;
            /** Giá chưa thuế (đ) */
            net_amount: components["schemas"]["Decimal"];
            /** Thuế suất */
            vat_rate: string;
            /** Tiền thuế (đ) */
            vat_amount: components["schemas"]["Decimal"];
            /** Tổng thanh toán (đ) */
            total: components["schemas"]["Decimal"];
            /** Đã nhận (đ) */
            received: components["schemas"]["Decimal"];
            /** Còn phải trả (đ) */
            due: components["schemas"]["Decimal"];
            /**
             * Cần hoàn lại (đ)
             * @description What came beyond and is not given back yet.
             */
            excess: components["schemas"]["Decimal"];
            /** Tên đơn vị */
            buyer_name: string;
            /** Mã số thuế */
            buyer_tax_code: string;
            /**
             * Lập lúc
             * Format: date-time
             */
            created_on: string;
            /**
             * Hạn thanh toán
             * Format: date-time
             */
            expires_on: string;
            /**
             * Thanh toán lúc
             * Format: date-time
             */
            paid_on: string | null;
            /** @description Of the payment begun last at the gateway; null where none was. */
            gateway_state: components["schemas"]["GatewayState"] | null;
        };
        /** Qua cổng thanh toán */
        GatewayState: "open" | "unknown" | "held" | "failed" | "paid";
        PaymentRefund: {
            /** Mã số */
            id: number;
            payment_request_id: number;
            /** Yêu cầu thanh toán */
            reference: string;
            /** Đơn vị nhận */
            buyer_name: string;
            /**
             * Khoản tiền
             * @description Of the transfer that is given back.
             */
            bank_reference: string;
            /** Số tiền (đ) */
            amount: components["schemas"]["Decimal"];
            reason: components["schemas"]["RefundReason"];
            way: components["schemas"]["RefundWay"];
            state: components["schemas"]["RefundState"];
            /** @description What the gateway answered last (vnp_ResponseCode). */
            response_code: string | null;
            /** Ngân hàng */
            bank_name: string | null;
            /** Số tài khoản */
            account_number: string | null;
            /** Tên tài khoản */
            account_name: string | null;
            /**
             * Tiền đến lúc
             * Format: date-time
             */
            created_on: string;
            /**
             * Yêu cầu lúc
             * Format: date-time
             */
            asked_on: string | null;
            /** Người yêu cầu */
            asked_by_name: string | null;
            /**
             * Hoàn lúc
             * Format: date-time
             */
            settled_on: string | null;
            /** Mã giao dịch hoàn */
            settled_reference: string | null;
            lock_version: number;
        };
        /** Lý do */
        RefundReason: "again" | "over" | "after_cancel" | "given_up";
        /** Cách hoàn */
        RefundWay: "gateway" | "transfer";
        /** Trạng thái */
        RefundState: "open" | "asked" | "sending" | "unknown" | "accepted" | "refused" | "done";
        PaymentRefundInput: {
            lock_version: number;
            /** @description Where a transfer goes; null to have the gateway give it back to where it came from. */
            payee: components["schemas"]["RefundPayee"] | null;
        };
        RefundPayee: {
            /** Ngân hàng */
            bank_name: string;
            /** Số tài khoản */
            account_number: string;
            /** Tên tài khoản */
            account_name: string;
        };
        PaymentRequest: {
            /** Nội dung chuyển khoản */
            reference: string;
            state: components["schemas"]["PaymentState"];
            /** Mã gói */
            package_code: string;
            /** Gói */
            package_name: string;
            /**
             * Số hóa đơn
             * @description Null for as many as one likes.
             */
            invoices: number | null;
            /** Thời hạn (tháng) */
            months: number;
            /** Giá chưa thuế (đ) */
            net_amount: components["schemas"]["Decimal"];
            /** Thuế suất */
            vat_rate: string;
            /** Tiền thuế (đ) */
            vat_amount: components["schemas"]["Decimal"];
            /** Tổng thanh toán (đ) */
            total: components["schemas"]["Decimal"];
            /** Đã nhận (đ) */
            received: components["schemas"]["Decimal"];
            /** Còn phải trả (đ) */
            due: components["schemas"]["Decimal"];
            /**
             * Cần hoàn lại (đ)
             * @description What came beyond and is not given back yet.
             */
            excess: components["schemas"]["Decimal"];
            /** Tên đơn vị */
            buyer_name: string;
            /** Mã số thuế */
            buyer_tax_code: string;
            /**
             * Lập lúc
             * Format: date-time
             */
            created_on: string;
            /**
             * Hạn thanh toán
             * Format: date-time
             */
            expires_on: string;
            /**
             * Thanh toán lúc
             * Format: date-time
             */
            paid_on: string | null;
            /** @description Of the payment begun last at the gateway; null where none was. */
            gateway_state: components["schemas"]["GatewayState"] | null;
            /** Mã số */
            id: number;
            /** @description Of /checkout/{id}. */
            checkout_key: string;
            /** Địa chỉ */
            buyer_address: string;
            /** Email nhận hóa đơn */
            buyer_email: string;
            /**
             * Hủy lúc
             * Format: date-time
             */
            cancelled_on: string | null;
            /** Người lập */
            created_by_name: string;
            lock_version: number;
            /** @description The invoice that the operator issued for it; null until it is issued, and where the operator issues it elsewhere. */
            purchase_invoice: components["schemas"]["PurchaseInvoice"] | null;
        };
        PurchaseInvoice: {
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number;
            /**
             * Ngày hóa đơn
             * Format: date
             */
            issued_on: string;
        };
        Checkout: {
            /** Nội dung chuyển khoản */
            reference: string;
            state: components["schemas"]["PaymentState"];
            /** Mã gói */
            package_code: string;
            /** Gói */
            package_name: string;
            /**
             * Số hóa đơn
             * @description Null for as many as one likes.
             */
            invoices: number | null;
            /** Thời hạn (tháng) */
            months: number;
            /** Giá chưa thuế (đ) */
            net_amount: components["schemas"]["Decimal"];
            /** Thuế suất */
            vat_rate: string;
            /** Tiền thuế (đ) */
            vat_amount: components["schemas"]["Decimal"];
            /** Tổng thanh toán (đ) */
            total: components["schemas"]["Decimal"];
            /** Đã nhận (đ) */
            received: components["schemas"]["Decimal"];
            /** Còn phải trả (đ) */
            due: components["schemas"]["Decimal"];
            /**
             * Cần hoàn lại (đ)
             * @description What came beyond and is not given back yet.
             */
            excess: components["schemas"]["Decimal"];
            /** Tên đơn vị */
            buyer_name: string;
            /** Mã số thuế */
            buyer_tax_code: string;
            /**
             * Lập lúc
             * Format: date-time
             */
            created_on: string;
            /**
             * Hạn thanh toán
             * Format: date-time
             */
            expires_on: string;
            /**
             * Thanh toán lúc
             * Format: date-time
             */
            paid_on: string | null;
            /** @description Of the payment begun last at the gateway; null where none was. */
            gateway_state: components["schemas"]["GatewayState"] | null;
            /** @description Where the money goes; null where no bank is configured any more. */
            bank: components["schemas"]["PayeeAccount"] | null;
            /** @description The text of the VietQR code for what is due; null where nothing is to be paid. */
            vietqr: string | null;
            /** @description Whether it can be paid at the gateway (VNPAY) beside a transfer. */
            gateway: boolean;
            /** @description Why the payment begun last failed, in the gateway's code (vnp_ResponseCode). */
            gateway_code: string | null;
            /** @description True where the bank is our own sandbox: no real money moves. */
            sandbox: boolean;
        };
        PayeeAccount: {
            /** Ngân hàng */
            bank_name: string;
            /** Số tài khoản */
            account_number: string;
            /** Tên tài khoản */
            account_name: string;
        };
        PaymentMethods: {
            /**
             * Chuyển khoản
             * @description An account receives transfers.
             */
            transfer: boolean;
            /**
             * Cổng thanh toán
             * @description Cards, wallets and banking applications, at VNPAY.
             */
            gateway: boolean;
        };
        /** @description How fast invoices were issued of late, by days that are over, and how long the package lasts if that goes on. */
        PackagePace: {
            /**
             * Từ ngày
             * Format: date
             */
            since: string;
            /** Số ngày */
            days: number;
            /** Số hóa đơn */
            invoices: number;
            /**
             * Từng ngày
             * @description Each day since then and today, the earliest first; those without invoices are left out.
             */
            by_day: components["schemas"]["DayOfPace"][];
            /**
             * Hết vào khoảng
             * Format: date
             * @description Null where it lasts to the last day of the package.
             */
            runs_out_on: string | null;
        };
        DayOfPace: {
            /**
             * Ngày
             * Format: date
             */
            day: string;
            /** Số hóa đơn */
            invoices: number;
        };
        PackageUsage: {
            /**
             * Gói
             * @description The package bought last of those that hold today.
             */
            package_name: string | null;
            /**
             * Số hóa đơn
             * @description Of all that hold today; null for as many as one likes, and without a package.
             */
            invoices: number | null;
            /**
             * Đã dùng
             * @description Invoices with a number since it began.
             */
            used: number;
            /**
             * Còn lại
             * @description Below zero where more were issued than were paid for.
             */
            left: number | null;
            /**
             * Từ ngày
             * Format: date
             */
            starts_on: string | null;
            /**
             * Đến ngày
             * Format: date
             */
            ends_on: string | null;
            /**
             * Gói sau từ ngày
             * Format: date
             * @description When one begins that is paid for already.
             */
            next_starts_on: string | null;
            /** @description Null without a package that is counted, when nothing is left of it, and where too little was issued to say. */
            pace: components["schemas"]["PackagePace"] | null;
            /** Số yêu cầu thanh toán */
            payment_requests: number;
            issuing: components["schemas"]["Issuing"];
            warning: components["schemas"]["PackageWarning"];
        };
        /** @description How the package is to be shown, by what the company has set (setting_package). */
        PackageWarning: {
            /** Tình trạng */
            state: "fine" | "low" | "over" | "ending";
            /**
             * Báo khi còn
             * @description With how many invoices left, or fewer, it is low; null without a package that is counted.
             */
            invoices: number | null;
            /** Báo trước số ngày */
            days: number;
        };
        /** @description What the company may still issue today. Reading, printing and looking up never end. */
        Issuing: {
            /** Phát hành */
            state: "open" | "trial" | "package" | "past_end" | "past_quota" | "trial_ended" | "package_ended" | "package_used_up";
            /** @description Invoices, the grace included; null without a limit. */
            left: number | null;
            /**
             * Format: date
             * @description The last day, the grace included.
             */
            until: string | null;
        };
        GatewayChoice: {
            /** Cổng thanh toán */
            gateway: "vnpay";
        };
        GatewayPayment: {
            /**
             * Format: uri
             * @description Of the gateway, signed; for one payment.
             */
            url: string;
        };
        SandboxTransfer: {
            /** Chuyển khoản thử */
            kind: "exact" | "short" | "over" | "twice";
        };
        BankTransfer: {
            /** @description The bank's own number of the transfer. */
            bank_reference: string;
            account_number: string;
            /** @description Whole đồng. */
            amount: string;
            /** @description What the payer and the banks wrote. */
            content: string;
            /** Format: date-time */
            transferred_on: string;
            signature: string;
        };
        TransferReceipt: {
            bank_reference: string;
            /** Kết quả */
            outcome: "matched" | "unmatched" | "repeated";
        };
        /**
         * Thuế suất
         * Format: vat-rate
         */
        ProductVatRate: string;
        Product: {
            /** Mã hàng */
            code: string;
            /** Tên hàng hóa, dịch vụ */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price: string | null;
            /**
             * Thuế suất
             * Format: vat-rate
             */
            vat_rate: string | null;
            /** Mô tả */
            description: string | null;
            status: components["schemas"]["ActiveStatus"];
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /**
             * Xóa lúc
             * Format: date-time
             */
            readonly deleted_on: string | null;
        };
        ProductUpdate: {
            /** Mã hàng */
            code: string;
            /** Tên hàng hóa, dịch vụ */
            name: string;
            /** Đơn vị tính */
            unit?: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price?: string | null;
            /**
             * Thuế suất
             * Format: vat-rate
             */
            vat_rate?: string | null;
            /** Mô tả */
            description?: string | null;
            status: components["schemas"]["ActiveStatus"];
            /** Phiên bản */
            lock_version: number;
        };
        ProductInput: {
            /** Mã hàng */
            code: string;
            /** Tên hàng hóa, dịch vụ */
            name: string;
            /** Đơn vị tính */
            unit?: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price?: string | null;
            /**
             * Thuế suất
             * Format: vat-rate
             */
            vat_rate?: string | null;
            /** Mô tả */
            description?: string | null;
            status: components["schemas"]["ActiveStatus"];
        };
        ProductMatching: {
            /** Mã hàng */
            codes: string[];
            /** Tên hàng hóa */
            names: string[];
        };
        ProductMatch: {
            /** Mã số */
            id: number;
            /** Mã hàng */
            code: string;
            /** Tên hàng hóa */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price: string | null;
            /** Thuế suất */
            vat_rate: string | null;
        };
        PasswordChange: {
            /** Mật khẩu hiện tại */
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description A stranger at an unlocked screen cannot change how one signs in. */
        PasswordProof: {
            /** Mật khẩu hiện tại */
            password: string;
        };
        TotpStart: {
            /**
             * Khóa
             * @description Base32 (RFC 4648).
             */
            secret: string;
            /**
             * Địa chỉ otpauth
             * @description For the QR code.
             */
            uri: string;
        };
        TotpCode: {
            /** Mã 6 chữ số */
            code: string;
        };
        /** Mã khôi phục */
        RecoveryCodes: string[];
        Session: {
            /**
             * Mã phiên
             * Format: uuid
             */
            id: string;
            /** Phiên này */
            current: boolean;
            /**
             * Thiết bị
             * @description Browser and system in words.
             */
            device: string | null;
            /** Địa chỉ IP */
            address: string | null;
            /**
             * Đăng nhập lúc
             * Format: date-time
             */
            created_on: string;
            /**
             * Dùng lần cuối
             * Format: date-time
             */
            last_used_on: string;
        };
        Passkey: {
            /** Mã số */
            id: number;
            /** Tên */
            name: string;
            /**
             * Ngày thêm
             * Format: date-time
             */
            created_on: string;
            /**
             * Dùng lần cuối
             * Format: date-time
             */
            last_used_on: string | null;
        };
        PasskeyInput: {
            /** Tên */
            name: string;
            /** Format: uuid */
            challenge_id: string;
            credential: string;
        };
        PasskeySignIn: {
            /** @constant */
            purpose: "sign_in";
        };
        PasskeyChallenge: {
            /** Format: uuid */
            id: string;
            /** @description JSON for PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON. */
            options: string;
        };
        /** Nội dung gói */
        ProofPackKind: "invoice_xml" | "invoice_pdf" | "messages" | "papers" | "input_invoices" | "audit_log";
        /** Trạng thái gói */
        ProofPackState: "queued" | "running" | "done" | "failed" | "expired";
        ProofPackInput: {
            /**
             * Từ ngày
             * Format: date
             */
            period_from?: string | null;
            /**
             * Đến ngày
             * Format: date
             */
            period_to?: string | null;
            /** Nội dung */
            kinds: components["schemas"]["ProofPackKind"][];
        };
        ProofPack: {
            id: number;
            file_name: string;
            /**
             * Format: date
             * @description Null in both for everything.
             */
            period_from: string | null;
            /** Format: date */
            period_to: string | null;
            kinds: components["schemas"]["ProofPackKind"][];
            state: components["schemas"]["ProofPackState"];
            /** @description Of `total` files and rows of the log that are known beforehand. */
            done: number;
            total: number;
            /** @description In the ZIP, the manifest aside. */
            files: number;
            /** @description Of the ZIP. */
            bytes: number;
            counts: components["schemas"]["ProofPackCount"][];
            /** @description Files that could not be put in; the manifest says why. */
            missing: number;
            /** @description Lower-case hexadecimal. */
            manifest_sha256: string | null;
            /** @description Why it could not be made. */
            problem: string | null;
            made_by: string;
            /** Format: date-time */
            created_on: string;
            /** Format: date-time */
            finished_on: string | null;
            /**
             * Format: date-time
             * @description Until when the file is kept.
             */
            expires_on: string | null;
        };
        ProofPackCount: {
            kind: components["schemas"]["ProofPackKind"];
            files: number;
            /** @description Before compression. */
            bytes: number;
        };
        /** Cách xác thực */
        ProviderAuth: "token" | "certificate";
        ProviderConnection: {
            /**
             * Dùng nơi truyền nhận riêng
             * @description False: by the provider of the installation.
             */
            is_own: boolean;
            /** Địa chỉ */
            base_url: string | null;
            /** Cách xác thực */
            auth: components["schemas"]["ProviderAuth"] | null;
            /** Chứng thư máy khách */
            certificate: components["schemas"]["ProviderCertificate"] | null;
            /** Chứng thư gốc của máy chủ */
            ca_pem: string | null;
            /** Thời hạn mỗi lần gọi (giây) */
            timeout_s: number;
            /** Người đặt */
            set_by_name: string | null;
            /**
             * Đặt lúc
             * Format: date-time
             */
            set_on: string | null;
            /**
             * Lỗi
             * @description Why the provider takes nothing since problem_since.
             */
            problem: string | null;
            /**
             * Lỗi từ
             * Format: date-time
             */
            problem_since: string | null;
            /**
             * Thông điệp còn ở nơi khác
             * @description Messages that were handed over elsewhere and whose answer is still awaited there.
             */
            elsewhere: number;
            lock_version: number;
        };
        ProviderCertificate: {
            /** Tên trên chứng thư */
            name: string;
            /** Số sê-ri */
            serial: string;
            /**
             * Hiệu lực từ
             * Format: date-time
             */
            valid_from: string;
            /**
             * Hiệu lực đến
             * Format: date-time
             */
            valid_to: string;
        };
        ProviderConnectionInput: {
            /** Dùng nơi truyền nhận riêng */
            is_own: boolean;
            /** Địa chỉ */
            base_url?: string | null;
            auth?: components["schemas"]["ProviderAuth"] | null;
            /** Khóa truy cập */
            token?: string | null;
            /** Tệp .p12 hoặc .pfx */
            pkcs12_base64?: string | null;
            /** Mật khẩu của tệp */
            password?: string | null;
            /** Chứng thư (PEM) */
            certificate_pem?: string | null;
            /** Khóa riêng (PEM) */
            private_key_pem?: string | null;
            /** Chứng thư gốc của máy chủ (PEM) */
            ca_pem?: string | null;
            /** Thời hạn mỗi lần gọi (giây) */
            timeout_s?: number;
        };
        ProviderConnectionUpdate: {
            /** Dùng nơi truyền nhận riêng */
            is_own: boolean;
            /** Địa chỉ */
            base_url?: string | null;
            auth?: components["schemas"]["ProviderAuth"] | null;
            /** Khóa truy cập */
            token?: string | null;
            /** Tệp .p12 hoặc .pfx */
            pkcs12_base64?: string | null;
            /** Mật khẩu của tệp */
            password?: string | null;
            /** Chứng thư (PEM) */
            certificate_pem?: string | null;
            /** Khóa riêng (PEM) */
            private_key_pem?: string | null;
            /** Chứng thư gốc của máy chủ (PEM) */
            ca_pem?: string | null;
            /** Thời hạn mỗi lần gọi (giây) */
            timeout_s?: number;
            lock_version: number;
        };
        ProviderCheck: {
            ok: boolean;
            /**
             * Kết luận
             * @description What does not work and what to do next.
             */
            message: string;
            steps: components["schemas"]["ProviderCheckStep"][];
        };
        ProviderCheckStep: {
            /** Bước */
            step: "host" | "tls" | "sign_in" | "answer";
            /** @enum {string} */
            state: "ok" | "failed" | "skipped";
            detail: string | null;
            duration_ms: number | null;
        };
        LookUpTemplate: {
            template_id: number | null;
            /** @description Name of the form. */
            title: string;
            form_no: string;
            symbol: string;
            /** @description The print as PDF. */
            pdf_base64: string;
        };
        Publication: {
            invoice_id: number;
            status: components["schemas"]["PublicationStatus"];
            /** @description True: stop polling. */
            final: boolean;
            error: boolean;
            number: number | null;
            tax_authority_code: string | null;
            /** @description Why it has this status, in Vietnamese. */
            reasons: components["schemas"]["ErrorItem"][];
            lock_version: number;
            /** @description While a person must act on its signature: what they are asked, at /api/signature_requests/{id}. */
            signature_request_id: number | null;
            /** @description How they sign: confirming at the service, or with the token at their computer. */
            signature_kind: "remote" | "usb" | null;
            /** @description Why it stays where it is; null where it goes its way or has its result, and in answers to a request to publish. */
            held: components["schemas"]["HeldUp"] | null;
            /** @description Until when it can lawfully wait, where it is held up and has not left. */
            send_by: components["schemas"]["SendBy"] | null;
        };
        /** @description What does not prevent the publication of an invoice once a person has confirmed it. */
        IssuingWarningCode: "issued_on_backwards" | "signing_late" | "value_below_zero" | "letters_unprintable" | "letters_lost" | "vehicle_details_missing";
        /** @description Warnings that the person was shown and confirmed; one that is not among them refuses the publication with its code. */
        AcknowledgedWarnings: components["schemas"]["IssuingWarningCode"][];
        SigningReadiness: {
            /** @description Of the certificate itself. */
            certificate: components["schemas"]["ErrorItem"][];
            /** @description Of what was declared and accepted. */
            declaration: components["schemas"]["ErrorItem"][];
            /** @description Of the service package: trial_ended, package_ended or package_used_up. It keeps back what has no number yet and corrects no other invoice; the rest goes on without a package. */
            package: components["schemas"]["ErrorItem"][];
        };
        PublicationForecast: {
            invoice_id: number;
            /** Format: date */
            issued_on: string;
            line_count: number;
            expected_number: number;
            /** @description The one that would sign now; null while the company has none. Of another kind than `file` a person is asked to sign. */
            certificate: {
                kind: components["schemas"]["CertificateKind"];
                subject_name: string;
                /** Format: date-time */
                valid_from: string;
                /** Format: date-time */
                valid_to: string;
            } | null;
            warnings: {
                code: components["schemas"]["IssuingWarningCode"];
                message: string;
            }[];
        };
        BulkPublication: {
            /** @description Follow all of them at /api/invoices/bulk_publish/{id}. */
            id: number;
            accepted: components["schemas"]["Publication"][];
            refused: {
                invoice_id: number;
                reasons: components["schemas"]["ErrorItem"][];
            }[];
        };
        DocumentEvent: {
            id: number;
            kind: string;
            /** Format: date-time */
            happened_on: string;
            title: string;
            detail: string | null;
            tone: "success" | "warning" | "critical" | "highlight" | "default" | "unknown";
            actor_name: string | null;
            transmission_id: number | null;
        };
        /** Kết quả */
        PublishOutcome: "ok" | "failed" | "unknown" | "waiting" | "stopped";
        PublishCounts: {
            /**
             * Số hóa đơn
             * @description The sum of the other five.
             */
            total: number;
            /** Đã phát hành */
            ok: number;
            /** Không được */
            failed: number;
            /** Chưa rõ */
            unknown: number;
            /** Đang chờ */
            waiting: number;
            /** Đã dừng */
            stopped: number;
        };
        RecentPublish: {
            id: number;
            state: components["schemas"]["BulkPublishState"];
            /**
             * Bắt đầu
             * Format: date-time
             */
            started_on: string;
            /** Người phát hành */
            started_by_name: string | null;
            counts: components["schemas"]["PublishCounts"];
        };
        PublishReason: {
            /** Mã */
            code: string;
            /** Nội dung */
            message: string;
        };
        InvoicePublishRow: {
            invoice_id: number;
            /**
             * Hóa đơn
             * @description Null of a draft that is there no more.
             */
            name: string | null;
            /** Người mua */
            buyer_name: string | null;
            /**
             * Tổng thanh toán
             * Format: decimal
             */
            total: string | null;
            /** Loại tiền */
            currency: string | null;
            status: components["schemas"]["PublicationStatus"] | null;
            lock_version: number | null;
            outcome: components["schemas"]["PublishOutcome"];
            /** Lý do */
            reasons: components["schemas"]["PublishReason"][];
        };
        InvoicePublishes: {
            id: number;
            state: components["schemas"]["BulkPublishState"];
            /**
             * Vì sao tạm dừng
             * @description Null where a person paused it.
             */
            paused_because: string | null;
            /**
             * Bắt đầu
             * Format: date-time
             */
            started_on: string;
            /** Người phát hành */
            started_by_name: string | null;
            counts: components["schemas"]["PublishCounts"];
            /**
             * Đã kết thúc
             * @description True: stop polling.
             */
            final: boolean;
            /** Tổng tiền của lô */
            totals: {
                /** Tiền tệ */
                currency: string;
                /** Tổng tiền */
                total: string;
            }[];
            /**
             * Số đã cấp
             * @description By series; those that have a number.
             */
            numbers: {
                /** Số đầu */
                first: string;
                /** Số cuối */
                last: string;
                /** Số hóa đơn */
                count: number;
            }[];
            /**
             * Vừa có kết quả
             * @description The newest first; empty once all have their result.
             */
            latest: {
                invoice_id: number;
                /** Số */
                number: number | null;
                /** Người mua */
                buyer_name: string | null;
                outcome: components["schemas"]["PublishOutcome"];
                /**
                 * Thời điểm
                 * Format: date-time
                 */
                came_on: string;
            }[];
            /** @description Null while no result comes, and once all have theirs. */
            pace: {
                /** Hóa đơn mỗi phút */
                a_minute: number;
                /** Còn khoảng (phút) */
                minutes_left: number;
            } | null;
            /** @description How many results came in each interval that is over, from the beginning on, at most 24; null until two are over and a result has come, and once all have theirs. */
            speed: {
                /** Mỗi khoảng (giây) */
                seconds: number;
                /** Các khoảng */
                intervals: {
                    /**
                     * Từ lúc
                     * Format: date-time
                     */
                    began_on: string;
                    /** Hóa đơn có kết quả */
                    count: number;
                }[];
            } | null;
            /** @description The one that signs what is not signed yet; null without one, and once all have their result. */
            certificate: {
                /** Chủ thể */
                subject_name: string;
                /**
                 * Hiệu lực đến
                 * Format: date-time
                 */
                valid_to: string;
            } | null;
            /**
             * Lỗi theo nguyên nhân
             * @description The most frequent first; an invoice is under its first reason.
             */
            causes: {
                /**
                 * Nguyên nhân
                 * @description The code of their first reason.
                 */
                cause: string;
                /** Nội dung */
                message: string;
                /** @description Of the first invoice, by which the code is explained (the same digits mean different things elsewhere); null where it was deleted. */
                status: components["schemas"]["PublicationStatus"] | null;
                /** Số hóa đơn */
                count: number;
                /**
                 * Các hóa đơn đầu tiên
                 * @description At most three of those that may be tried again.
                 */
                invoice_ids: number[];
                /**
                 * Thử lại được
                 * @description Those of them that may be tried again.
                 */
                retryable: number;
            }[];
            /**
             * Yêu cầu ký
             * @description While a person must act on the signature of some of them.
             */
            signature_request_id: number | null;
            /** @description What keeps those on their way from going on; null where nothing is known that does, and once all have their result. */
            held: components["schemas"]["HeldUp"] | null;
            /** @description The first day by which one of those that have not left must be sent, while they are held up. */
            send_by: components["schemas"]["SendBy"] | null;
            /**
             * Phản hồi không đọc được
             * @description Those that wait although an answer to them came, which could not be read; it may be asked for again at each message.
             */
            unread: number;
            /**
             * Lỗi của chương trình hoặc dữ liệu
             * @description Those that wait although each try to sign, send or look them up fails for a fault of the program or of the data, by its code, the most frequent first. They are tried again and count as waiting.
             */
            faults: components["schemas"]["BatchFault"][];
            /**
             * Số dòng
             * @description How many there are with the requested outcome and cause.
             */
            row_count: number;
            /** Từng hóa đơn */
            rows: components["schemas"]["InvoicePublishRow"][];
        };
        BatchFault: {
            /** @description What the operator finds in the log. */
            code: string;
            count: number;
            /** Format: date-time */
            since: string;
            /** @description The first of them. */
            invoice_ids: number[];
        };
        /**
         * Tình trạng
         * @description Running: the server still takes some. Ended: it takes no more of them.
         */
        BulkPublishState: "running" | "paused" | "ended";
        /** @description The list that the filter is of. */
        BulkPublishList: "invoices" | "invoice_calculating_machines";
        /** @description As of the list of invoices. */
        BulkPublishFilter: {
            query?: string;
            status?: components["schemas"]["PublicationStatus"][];
            template_id?: number;
            customer_id?: number;
            email_state?: components["schemas"]["InvoiceEmailState"];
            unsent_of_mail_job?: components["schemas"]["UnsentOfMailJob"];
            nature?: components["schemas"]["InvoiceNature"];
            corrected?: components["schemas"]["InvoiceCorrected"][];
            totalMin?: components["schemas"]["AmountBound"];
            totalMax?: components["schemas"]["AmountBound"];
            payment_method?: string;
            created_by?: components["schemas"]["CreatorId"];
            /** @description Of the list of invoices of cash registers alone. */
            package_id?: number;
            /** Format: date-time */
            issued_onOnMin?: string;
            /** Format: date-time */
            issued_onOnMax?: string;
        };
        BulkPublishSelection: {
            ids?: number[];
            filter?: components["schemas"]["BulkPublishFilter"];
            list?: components["schemas"]["BulkPublishList"];
            /** Số hóa đơn đã chọn */
            expected_count: number;
        };
        /** @description Ids or a filter, not both. */
        BulkPublishOrder: {
            ids?: number[];
            filter?: components["schemas"]["BulkPublishFilter"];
            list?: components["schemas"]["BulkPublishList"];
            /** Số hóa đơn đã chọn */
            expected_count: number;
            acknowledged?: components["schemas"]["AcknowledgedWarnings"];
        };
        /** @description Ids or a filter, not both. */
        BulkCheckOrder: {
            ids?: number[];
            filter?: components["schemas"]["BulkPublishFilter"];
            list?: components["schemas"]["BulkPublishList"];
            /** Số hóa đơn đã chọn */
            expected_count: number;
            /** Sau hóa đơn */
            after_id?: number;
        };
        BulkStateInput: {
            state: components["schemas"]["BulkPublishState"];
        };
        BulkRetry: {
            /** Nguyên nhân */
            cause: string;
            acknowledged?: components["schemas"]["AcknowledgedWarnings"];
        };
        BulkCheck: {
            /** Số đã chọn */
            total: number;
            /**
             * Phát hành được
             * @description Drafts and what failed; the others are left out.
             */
            publishable: number;
            /**
             * Đã kiểm tra
             * @description In this answer; the sum of the next three.
             */
            checked: number;
            /** Sẵn sàng */
            ready: number;
            /** Cần xác nhận */
            to_confirm: number;
            /** Chưa sẵn sàng */
            not_ready: number;
            /**
             * Theo nguyên nhân
             * @description An invoice is under each of its causes.
             */
            causes: {
                /** Mã */
                code: string;
                /**
                 * Nội dung
                 * @description Of the first invoice with it.
                 */
                message: string;
                /**
                 * Xác nhận được
                 * @description May be published once a person has confirmed it.
                 */
                confirmable: boolean;
                /** Số hóa đơn */
                count: number;
                /** Các hóa đơn */
                invoice_ids: number[];
            }[];
            /**
             * Tiếp theo
             * @description Null at the end.
             */
            next_after_id: number | null;
            /** @description Of the first answer alone; null afterwards. */
            package: {
                /** Cần dùng */
                needed: number;
                /**
                 * Còn lại
                 * @description Null without a limit.
                 */
                left: number | null;
                /** Vì sao chưa được */
                refusal: string | null;
            } | null;
        };
        QuickSearchResult: {
            /**
             * Loại kết quả
             * @description The key of one record of its resource: customer, product, invoice, incident...
             */
            kind: string;
            /** Mã số */
            id: number;
            /** Tên */
            title: string;
            /**
             * Chi tiết
             * @description What tells it apart; may be empty.
             */
            subtitle: string;
            /**
             * Danh mục
             * @description The resource whose page shows the record.
             */
            href_resource: string;
            /**
             * Tổng tiền
             * @description Of an invoice that is paid for; null of everything else.
             */
            total: components["schemas"]["Decimal"] | null;
            /**
             * Loại tiền
             * @description Of `total`.
             */
            currency: string | null;
            /**
             * Trạng thái
             * @description Of an invoice; null of everything else.
             */
            status: components["schemas"]["PublicationStatus"] | null;
        };
        /** Trạng thái đối chiếu */
        ReconciliationState: "open" | "done";
        /** Đối chiếu một ngày */
        Reconciliation: {
            /** Mã số */
            id: number;
            /**
             * Ngày
             * Format: date
             * @description On which the authority received the messages.
             */
            day: string;
            state: components["schemas"]["ReconciliationState"];
            /**
             * Hỏi lại lúc
             * Format: date-time
             * @description Null once nothing is asked any more.
             */
            next_on: string | null;
            /**
             * Đối chiếu lúc
             * Format: date-time
             * @description Of the last list that could be read; null where none could.
             */
            asked_on: string | null;
            /** Hóa đơn trong danh sách */
            received_count: number;
            /** Khớp */
            agreed_count: number;
            /** Lệch */
            difference_count: number;
            /**
             * Chưa so được
             * @description Handed over by a provider that was in force before and gives no list now; on no other list either.
             */
            unasked_count: number;
            /**
             * Lệch từ
             * Format: date-time
             * @description Since when something differs that does not end by itself.
             */
            differs_since: string | null;
        };
        /**
         * Chỗ lệch
         * @description Mirrored from domain/reconciliation/difference.ts.
         */
        DifferenceKind: "whereabouts_unknown" | "answer_missing" | "not_received" | "not_sent_here" | "total_differs" | "state_differs" | "code_differs";
        /** Chỗ lệch */
        ReconciliationDifference: {
            /** Mã số */
            id: number;
            kind: components["schemas"]["DifferenceKind"];
            /** Mã thông điệp */
            message_id: string;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number;
            /** Thông điệp */
            transmission_id: number | null;
            /** Hóa đơn */
            invoice_id: number | null;
            /** Tổng tiền ở đây */
            total_sent: string | null;
            /** Tổng tiền ở cơ quan thuế */
            total_received: string | null;
            /** Kết quả ở đây */
            state_sent: "unknown" | "arrived" | "accepted" | "refused" | "superseded" | null;
            /** Kết quả ở cơ quan thuế */
            state_received: "accepted" | "refused" | null;
            /**
             * Bước tiếp
             * @description What does any good next: look the message up (lookUpTransmission), ask for its answers again (requestAnswers), or compare the day anew (reconcileDay).
             */
            next_step: "look_up" | "request_answers" | "reconcile";
        };
        RecurringInvoice: {
            /** Tên */
            name: string;
            /**
             * Hóa đơn gốc
             * @description Null once the draft that it was is deleted; a new value has to name one.
             */
            source_id: number | null;
            /** @default monthly */
            frequency: components["schemas"]["RecurringFrequency"];
            /** Ngày trong tháng */
            day_of_month: number;
            /**
             * Từ ngày
             * Format: date
             */
            starts_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ends_on: string | null;
            /** Số lần nhiều nhất */
            max_runs: number | null;
            /**
             * Tạm dừng
             * @default false
             */
            paused: boolean;
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            readonly status: components["schemas"]["RecurringStatus"];
            /**
             * Lần tới
             * Format: date
             * @description In Vietnam; null where none will come.
             */
            readonly next_on: string | null;
            /** Số bản đã lập */
            readonly runs_made: number;
            /**
             * Lần gần nhất
             * Format: date
             */
            readonly last_on: string | null;
            /** Bản nháp gần nhất */
            readonly last_invoice_id: number | null;
            /**
             * Vì sao dừng
             * @description Why its last run made nothing, in Vietnamese. No further draft is made until it is set running again.
             */
            readonly error: string | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /**
             * Xóa lúc
             * Format: date-time
             */
            readonly deleted_on: string | null;
        };
        RecurringInvoiceUpdate: {
            /** Tên */
            name: string;
            /**
             * Hóa đơn gốc
             * @description Null once the draft that it was is deleted; a new value has to name one.
             */
            source_id: number | null;
            /** @default monthly */
            frequency: components["schemas"]["RecurringFrequency"];
            /** Ngày trong tháng */
            day_of_month: number;
            /**
             * Từ ngày
             * Format: date
             */
            starts_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ends_on?: string | null;
            /** Số lần nhiều nhất */
            max_runs?: number | null;
            /**
             * Tạm dừng
             * @default false
             */
            paused: boolean;
            /** Phiên bản */
            lock_version: number;
        };
        /** Chu kỳ */
        RecurringFrequency: "monthly" | "quarterly" | "yearly";
        /** Tình trạng */
        RecurringStatus: "running" | "paused" | "failed" | "ended";
        RecurringInvoiceInput: {
            /** Tên */
            name: string;
            /**
             * Hóa đơn gốc
             * @description Null once the draft that it was is deleted; a new value has to name one.
             */
            source_id: number | null;
            /** @default monthly */
            frequency: components["schemas"]["RecurringFrequency"];
            /** Ngày trong tháng */
            day_of_month: number;
            /**
             * Từ ngày
             * Format: date
             */
            starts_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ends_on?: string | null;
            /** Số lần nhiều nhất */
            max_runs?: number | null;
            /**
             * Tạm dừng
             * @default false
             */
            paused: boolean;
        };
        RegisteredCompany: {
            /** Mã số thuế */
            tax_code: string;
            /** Tên đơn vị */
            name: string;
            /** Địa chỉ */
            address: string | null;
            /**
             * Còn hoạt động
             * @description Null where the register does not say.
             */
            is_active: boolean | null;
            /**
             * Tình trạng hoạt động
             * @description In the words of the register; null where it says none.
             */
            status: string | null;
            /**
             * Tra cứu lúc
             * Format: date-time
             */
            looked_up_on: string;
        };
        /** Loại tờ khai */
        RegistrationPurpose: "new" | "change";
        /** Hình thức hóa đơn */
        RegistrationInvoiceModes: {
            /** Có mã của cơ quan thuế */
            coded: boolean;
            /** Có mã khởi tạo từ máy tính tiền */
            coded_cash_register: boolean;
            /** Không có mã khởi tạo từ máy tính tiền */
            uncoded_cash_register: boolean;
            /** Không có mã của cơ quan thuế */
            uncoded: boolean;
        };
        /** Hình thức gửi dữ liệu */
        RegistrationSending: {
            /** Doanh nghiệp nhỏ và vừa, hợp tác xã, hộ, cá nhân kinh doanh tại địa bàn khó khăn */
            disadvantaged_area: boolean;
            /** Cơ quan xử lý tài sản công */
            public_asset_agency: boolean;
            /** Chuyển dữ liệu trực tiếp đến cơ quan thuế */
            direct: boolean;
            /** Thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử */
            through_provider: boolean;
            /** Nhà cung cấp ở nước ngoài */
            foreign_supplier: boolean;
        };
        /** Phương thức chuyển dữ liệu */
        RegistrationTransfer: {
            /** Chuyển đầy đủ nội dung từng hóa đơn */
            full_content: boolean;
            /** Chuyển dữ liệu tổng hợp doanh thu (01/TH-DT) */
            revenue_table: boolean;
            /** Chuyển bảng tổng hợp dữ liệu hóa đơn (01/TH-HĐĐT) */
            summary_table: boolean;
            /** Chuyển thông tin chi tiết giao dịch (01/TTGD) */
            transaction_table: boolean;
        };
        /** Loại hóa đơn sử dụng */
        RegistrationInvoiceTypes: {
            /** Hóa đơn giá trị gia tăng */
            vat: boolean;
            /** Hóa đơn giá trị gia tăng tích hợp biên lai */
            vat_with_receipt: boolean;
            /** Hóa đơn bán hàng */
            sales: boolean;
            /** Hóa đơn bán hàng tích hợp biên lai */
            sales_with_receipt: boolean;
            /** Hóa đơn thương mại điện tử */
            commercial: boolean;
            /** Hóa đơn của nhà cung cấp ở nước ngoài */
            foreign_supplier: boolean;
            /** Hóa đơn bán tài sản công */
            public_assets: boolean;
            /** Hóa đơn bán hàng dự trữ quốc gia */
            national_reserve: boolean;
            /** Các loại hóa đơn khác */
            other: boolean;
            /** Chứng từ được in, phát hành, sử dụng và quản lý như hóa đơn */
            documents_like_invoices: boolean;
        };
        /** Người đại diện theo pháp luật */
        RegistrationRepresentative: {
            /** Họ và tên */
            name: string | null;
            /** Điện thoại */
            phone_number: string | null;
            /** Số định danh cá nhân */
            identity_no: string | null;
            /**
             * Ngày sinh
             * Format: date
             */
            born_on: string | null;
            /** Số hộ chiếu */
            passport_no: string | null;
            /** Mã quốc tịch */
            nationality_code: string | null;
            /** Quốc tịch */
            nationality_name: string | null;
        };
        /** Liên hệ */
        RegistrationContact: {
            /** Người liên hệ */
            name: string | null;
            /** Điện thoại liên hệ */
            phone_number: string | null;
            /**
             * Thư điện tử
             * Format: email
             */
            email: string | null;
            /** Địa chỉ liên hệ */
            address: string | null;
        };
        /** Chứng thư số */
        RegistrationCertificate: {
            /** Tổ chức cấp */
            issuer_name: string;
            /** Số sê-ri */
            serial: string;
            /**
             * Hiệu lực từ
             * Format: date-time
             */
            valid_from: string;
            /**
             * Hiệu lực đến
             * Format: date-time
             */
            valid_to: string;
            action: components["schemas"]["RegistrationCertificateAction"];
        };
        /** Hình thức đăng ký */
        RegistrationCertificateAction: "add" | "extend" | "stop";
        /** Ủy nhiệm lập hóa đơn */
        RegistrationDelegation: {
            /** Tên loại hóa đơn */
            invoice_name: string;
            /** Mẫu số */
            form_no: string | null;
            /** Ký hiệu */
            symbol: string | null;
            /**
             * Mã số thuế bên kia
             * Format: tax-code
             */
            party_tax_code: string;
            /** Tên tổ chức ủy nhiệm, nhận ủy nhiệm */
            party_name: string;
            /** Mục đích ủy nhiệm */
            purpose: string;
            /**
             * Từ ngày
             * Format: date
             */
            starts_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ends_on: string;
            payment_method: components["schemas"]["RegistrationDelegationPayment"];
            /** Hình thức thanh toán khác */
            other_payment_method: string | null;
        };
        /** Phương thức thanh toán */
        RegistrationDelegationPayment: "cash" | "transfer" | "cash_or_transfer" | "offset" | "unpaid" | "other";
        /** Tổ chức */
        RegistrationOrganisation: {
            /** Tên tổ chức */
            name: string;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code: string;
            /**
             * Từ ngày
             * Format: date
             */
            starts_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ends_on: string | null;
            /** Ghi chú */
            note: string | null;
        };
        /** Đơn vị được ủy quyền tra cứu */
        RegistrationLookUpUnit: {
            /** Tên đơn vị */
            name: string;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code: string;
            scope: components["schemas"]["RegistrationLookUpScope"];
            /**
             * Hóa đơn từ ngày
             * Format: date
             */
            invoices_from: string | null;
            /**
             * Hóa đơn đến ngày
             * Format: date
             */
            invoices_to: string | null;
            /**
             * Ủy quyền từ ngày
             * Format: date
             */
            starts_on: string | null;
            /**
             * Ủy quyền đến ngày
             * Format: date
             */
            ends_on: string | null;
            /** Ghi chú */
            note: string | null;
        };
        /** Hóa đơn được tra cứu */
        RegistrationLookUpScope: "sold" | "bought" | "both";
        /** Đề nghị tạm ngừng */
        RegistrationPause: {
            /**
             * Từ ngày
             * Format: date
             */
            starts_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ends_on: string | null;
            /** Tổ chức cung cấp giải pháp */
            provider_name: string | null;
            /**
             * Mã số thuế tổ chức
             * Format: tax-code
             */
            provider_tax_code: string | null;
            /** Số sê-ri chứng thư số */
            certificate_serial: string | null;
            /** Ghi chú */
            note: string | null;
        };
        /** Hóa đơn tích hợp biên lai */
        RegistrationReceiptIntegration: {
            /** Tên loại hóa đơn */
            invoice_name: string;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Tổ chức của biên lai */
            organisation_name: string;
            /**
             * Mã số thuế tổ chức
             * Format: tax-code
             */
            organisation_tax_code: string;
            /** Mục đích tích hợp */
            purpose: string;
            /**
             * Từ ngày
             * Format: date
             */
            starts_on: string;
            /**
             * Đến ngày
             * Format: date
             */
            ends_on: string | null;
            /** Ghi chú */
            note: string | null;
        };
        /** Địa điểm kinh doanh */
        RegistrationBusinessLocation: {
            /** Mã địa điểm */
            code: string;
            /** Tên địa điểm */
            name: string;
            /** Địa chỉ */
            address: string;
        };
        RegistrationInput: {
            purpose: components["schemas"]["RegistrationPurpose"];
            /** Cơ quan thuế quản lý */
            tax_authority_name: string | null;
            /** Mã cơ quan thuế */
            tax_authority_code: string | null;
            /** Địa danh */
            place: string | null;
            /**
             * Ngày lập
             * Format: date
             */
            declared_on: string;
            representative: components["schemas"]["RegistrationRepresentative"];
            contact: components["schemas"]["RegistrationContact"];
            invoice_modes: components["schemas"]["RegistrationInvoiceModes"];
            sending: components["schemas"]["RegistrationSending"];
            transfer: components["schemas"]["RegistrationTransfer"];
            invoice_types: components["schemas"]["RegistrationInvoiceTypes"];
            /** Danh sách chứng thư số */
            certificates: components["schemas"]["RegistrationCertificate"][];
            /** Tổ chức cung cấp giải pháp */
            solution_providers: components["schemas"]["RegistrationOrganisation"][];
            /** Tổ chức truyền nhận */
            transmission_providers: components["schemas"]["RegistrationOrganisation"][];
            /** Ủy nhiệm lập hóa đơn */
            delegations: components["schemas"]["RegistrationDelegation"][];
            /** Đơn vị phụ thuộc được tra cứu */
            dependent_units: components["schemas"]["RegistrationOrganisation"][];
            /** Đơn vị được ủy quyền tra cứu */
            look_up_units: components["schemas"]["RegistrationLookUpUnit"][];
            /** Đề nghị tạm ngừng sử dụng */
            pauses: components["schemas"]["RegistrationPause"][];
            /** Hóa đơn tích hợp biên lai */
            receipt_integrations: components["schemas"]["RegistrationReceiptIntegration"][];
            /** Địa điểm kinh doanh */
            business_locations: components["schemas"]["RegistrationBusinessLocation"][];
        };
        RegistrationUpdate: {
            purpose: components["schemas"]["RegistrationPurpose"];
            /** Cơ quan thuế quản lý */
            tax_authority_name: string | null;
            /** Mã cơ quan thuế */
            tax_authority_code: string | null;
            /** Địa danh */
            place: string | null;
            /**
             * Ngày lập
             * Format: date
             */
            declared_on: string;
            representative: components["schemas"]["RegistrationRepresentative"];
            contact: components["schemas"]["RegistrationContact"];
            invoice_modes: components["schemas"]["RegistrationInvoiceModes"];
            sending: components["schemas"]["RegistrationSending"];
            transfer: components["schemas"]["RegistrationTransfer"];
            invoice_types: components["schemas"]["RegistrationInvoiceTypes"];
            /** Danh sách chứng thư số */
            certificates: components["schemas"]["RegistrationCertificate"][];
            /** Tổ chức cung cấp giải pháp */
            solution_providers: components["schemas"]["RegistrationOrganisation"][];
            /** Tổ chức truyền nhận */
            transmission_providers: components["schemas"]["RegistrationOrganisation"][];
            /** Ủy nhiệm lập hóa đơn */
            delegations: components["schemas"]["RegistrationDelegation"][];
            /** Đơn vị phụ thuộc được tra cứu */
            dependent_units: components["schemas"]["RegistrationOrganisation"][];
            /** Đơn vị được ủy quyền tra cứu */
            look_up_units: components["schemas"]["RegistrationLookUpUnit"][];
            /** Đề nghị tạm ngừng sử dụng */
            pauses: components["schemas"]["RegistrationPause"][];
            /** Hóa đơn tích hợp biên lai */
            receipt_integrations: components["schemas"]["RegistrationReceiptIntegration"][];
            /** Địa điểm kinh doanh */
            business_locations: components["schemas"]["RegistrationBusinessLocation"][];
            /** Phiên bản */
            lock_version: number;
        };
        Registration: {
            purpose: components["schemas"]["RegistrationPurpose"];
            /** Cơ quan thuế quản lý */
            tax_authority_name: string | null;
            /** Mã cơ quan thuế */
            tax_authority_code: string | null;
            /** Địa danh */
            place: string | null;
            /**
             * Ngày lập
             * Format: date
             */
            declared_on: string;
            representative: components["schemas"]["RegistrationRepresentative"];
            contact: components["schemas"]["RegistrationContact"];
            invoice_modes: components["schemas"]["RegistrationInvoiceModes"];
            sending: components["schemas"]["RegistrationSending"];
            transfer: components["schemas"]["RegistrationTransfer"];
            invoice_types: components["schemas"]["RegistrationInvoiceTypes"];
            /** Danh sách chứng thư số */
            certificates: components["schemas"]["RegistrationCertificate"][];
            /** Tổ chức cung cấp giải pháp */
            solution_providers: components["schemas"]["RegistrationOrganisation"][];
            /** Tổ chức truyền nhận */
            transmission_providers: components["schemas"]["RegistrationOrganisation"][];
            /** Ủy nhiệm lập hóa đơn */
            delegations: components["schemas"]["RegistrationDelegation"][];
            /** Đơn vị phụ thuộc được tra cứu */
            dependent_units: components["schemas"]["RegistrationOrganisation"][];
            /** Đơn vị được ủy quyền tra cứu */
            look_up_units: components["schemas"]["RegistrationLookUpUnit"][];
            /** Đề nghị tạm ngừng sử dụng */
            pauses: components["schemas"]["RegistrationPause"][];
            /** Hóa đơn tích hợp biên lai */
            receipt_integrations: components["schemas"]["RegistrationReceiptIntegration"][];
            /** Địa điểm kinh doanh */
            business_locations: components["schemas"]["RegistrationBusinessLocation"][];
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /** Tờ khai */
            readonly name: string;
            /** Tên người nộp thuế */
            readonly taxpayer_name: string;
            /** Mã số thuế */
            readonly taxpayer_tax_code: string;
            readonly status: components["schemas"]["PublicationStatus"];
            /** Có lỗi */
            readonly status_error: boolean;
            /**
             * Lý do
             * @description Why it has this status, in Vietnamese.
             */
            reasons: components["schemas"]["RegistrationReason"][];
            /**
             * Chấp nhận lúc
             * Format: date-time
             */
            readonly accepted_on: string | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /** Người lập */
            readonly created_by_name: string | null;
            /**
             * Đã kết thúc
             * @description True: stop polling.
             */
            readonly final: boolean;
            /**
             * Yêu cầu ký
             * @description While a person must act on its signature: what they are asked, at /api/signature_requests/{id}.
             */
            readonly signature_request_id: number | null;
            /**
             * Cách ký
             * @description How they sign: confirming at the service, or with the token at their computer.
             */
            readonly signature_kind: "remote" | "usb" | null;
            /**
             * Bước xét duyệt
             * @description Between receipt (102) and decision (103): who has to act, the authority or the taxpayer.
             */
            readonly review: "comparing" | "confirmation_wanted" | "confirmed" | "explanation_wanted" | "explained" | null;
            /**
             * Bước này từ ngày
             * Format: date
             */
            readonly review_since: string | null;
            /**
             * Hạn của bước này
             * Format: date
             */
            readonly review_due_on: string | null;
            /**
             * Ghi nhận lúc
             * Format: date-time
             * @description Null where the step comes from a message of the authority; else when a person wrote it down, who may take it back.
             */
            readonly review_noted_on: string | null;
            /** Người ghi nhận */
            readonly review_noted_by: string | null;
            /** Ghi chú của bước này */
            readonly review_note: string | null;
            /**
             * Mã của máy tính tiền
             * @description Five characters in message 103, for codes of cash-register invoices.
             */
            readonly cash_register_code: string | null;
        };
        RegistrationReviewInput: {
            event: components["schemas"]["RegistrationReviewEvent"];
            /**
             * Ngày
             * Format: date
             * @description When it happened; what is due is counted from it.
             */
            happened_on: string;
            /** Ghi chú */
            note: string | null;
        };
        /** Việc đã xảy ra */
        RegistrationReviewEvent: "want_confirmation" | "confirm" | "want_explanation" | "explain";
        /** Lý do */
        RegistrationReason: {
            /** Mã */
            code: string;
            /** Nội dung */
            message: string;
        };
        /** @description One of the company's own, as part 5 of the form names it. */
        RegistrationOwnCertificate: {
            id: number;
            subject_name: string;
            issuer_name: string;
            serial: string;
            /** Format: date-time */
            valid_from: string;
            /** Format: date-time */
            valid_to: string;
            /** @description An accepted declaration names it. */
            declared: boolean;
        };
        RegistrationUse: {
            /**
             * Format: date
             * @description The Vietnamese day of the acceptance.
             */
            since: string;
            invoice_modes: components["schemas"]["RegistrationInvoiceModes"];
            transfer: components["schemas"]["RegistrationTransfer"];
            invoice_types: components["schemas"]["RegistrationInvoiceTypes"];
            business_locations: components["schemas"]["RegistrationBusinessLocation"][];
        };
        RegistrationProposal: {
            registration: components["schemas"]["RegistrationInput"];
            /** @description Those of the company's own tax code. */
            certificates: components["schemas"]["RegistrationOwnCertificate"][];
            /**
             * Format: date
             * @description When the declaration that is in force now was accepted; null while there is none.
             */
            in_force_since: string | null;
        };
        /** @description What differs between what is in force and this declaration: `field` is its path, `certificates[5401].valid_to` in a list; a ticked box is x. */
        RegistrationChange: {
            field: string;
            before: string | null;
            after: string | null;
        };
        RegistrationStoppedSeries: {
            template_id: number;
            form_no: string;
            symbol: string;
            draft_count: number;
        };
        RegistrationEffects: {
            registration_id: number;
            /** @description False: nothing is in force that it could be compared with. */
            compared: boolean;
            /** @description What is missing before it can be sent, each with its field. */
            refusals: components["schemas"]["ErrorItem"][];
            /** @description What has to be confirmed before it is sent. */
            warnings: components["schemas"]["ErrorItem"][];
            changes: components["schemas"]["RegistrationChange"][];
            /** @description Active series in which nothing can be published any more from its acceptance on. */
            stopped_series: components["schemas"]["RegistrationStoppedSeries"][];
            /** @description What is to be done after its acceptance, and by when: counted from the day of it, or from today while it is not accepted. */
            deadlines: components["schemas"]["RegistrationDeadline"][];
        };
        RegistrationDeadline: {
            what: string;
            /** Format: date */
            due_on: string;
            source: string;
        };
        RegistrationVersion: {
            registration_id: number;
            purpose: components["schemas"]["RegistrationPurpose"];
            /** Format: date */
            declared_on: string;
            /** Format: date-time */
            accepted_on: string;
            /** @description Number of the notice of acceptance. */
            decision_no: string | null;
            /** Format: date */
            decided_on: string | null;
            /**
             * Format: date
             * @description When the next one was accepted; null of the one in force.
             */
            replaced_on: string | null;
            /** @description True: its changes are all that it says. */
            is_first: boolean;
            changes: components["schemas"]["RegistrationChange"][];
        };
        /** Có gì sai */
        Matter: "minor_content" | "main_content" | "settlement" | "authority_conclusion" | "evn_wholesale" | "volume_discount" | "goods_returned" | "titled_goods_returned" | "insurance_refund" | "service_cancelled" | "fee_refund" | "telecom_card" | "gas_conversion" | "air_ticket_changed";
        /** Bán hàng như thế nào */
        InvoiceSale: "ordinary" | "titled_goods" | "platform";
        /** Tính chất */
        InvoiceNature: "original" | "adjust" | "replace";
        /** Tình trạng sửa */
        InvoiceCorrected: "none" | "adjusted" | "replaced";
        /** Loại hóa đơn */
        InvoiceRegime: "1" | "2" | "3" | "4";
        RelatedInvoice: {
            nature: components["schemas"]["InvoiceNature"];
            /** Mã số thuế người bán */
            tax_code: string | null;
            regime: components["schemas"]["InvoiceRegime"];
            /** Mẫu số */
            form_no: string | null;
            /** Ký hiệu */
            symbol: string | null;
            /** Số */
            number: string | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string | null;
            /**
             * Ngày lập
             * Format: date
             * @description Of the first of a chain of corrections: the rates of that day stay with all of it.
             */
            first_issued_on: string | null;
            /** Lý do */
            reason_code: string | null;
            /** Câu ghi trên hóa đơn */
            note: string | null;
            /**
             * Số bảng kê
             * @description Of several invoices, corrected by a list 01/BK-ĐCTT: none of them is named here then.
             */
            list_no?: string | null;
            /**
             * Ngày bảng kê
             * Format: date
             */
            list_on?: string | null;
        };
        ReplacementInput: {
            matter: components["schemas"]["Matter"];
            sale?: components["schemas"]["InvoiceSale"];
            /** Số văn bản thỏa thuận */
            agreement_no?: string | null;
            /**
             * Ngày văn bản thỏa thuận
             * Format: date
             */
            agreement_on?: string | null;
            /**
             * Biên bản
             * @description A statement about the invoice that both sides have signed: its number and day are those of the agreement. A list 01/BK-ĐCTT corrects all of its invoices, with the lines that it states.
             */
            statement_id?: number | null;
        };
        AdjustmentInput: {
            matter: components["schemas"]["Matter"];
            sale?: components["schemas"]["InvoiceSale"];
            /** Số văn bản thỏa thuận */
            agreement_no?: string | null;
            /**
             * Ngày văn bản thỏa thuận
             * Format: date
             */
            agreement_on?: string | null;
            /**
             * Biên bản
             * @description A statement about the invoice that both sides have signed: its number and day are those of the agreement. A list 01/BK-ĐCTT corrects all of its invoices, with the lines that it states.
             */
            statement_id?: number | null;
            /**
             * Phần chênh lệch
             * @description Left out with the statement of a list, which states them, and where the invoice is wrong in no amount (main_content); notes say what is put right then, those of the statement or a general one.
             */
            lines?: components["schemas"]["InvoiceLineInput"][];
            discount_list?: components["schemas"]["DiscountList"];
        };
        /**
         * Bảng kê hóa đơn được chiết khấu
         * @description Of a volume discount (volume_discount) that belongs to several invoices of a buyer: with the invoice of the path they are named in a list of the seller's own, which is attached to the draft. 422 not_one_list for invoices that one discount cannot belong to.
         */
        DiscountList: {
            /** Số bảng kê */
            list_no: string;
            /** Hóa đơn khác được chiết khấu */
            further_ids: number[];
        };
        Remedy: {
            /** Cách xử lý */
            action: "adjust" | "replace" | "notify" | "deduct_on_next" | "buyer_invoices" | "correct_in_later_table" | "supplement_transactions" | "edit_and_resend";
            /** Thỏa thuận với người mua */
            agreement: "written" | "notice_or_posting" | "return_papers" | "optional" | "none";
            /**
             * Phải có trước
             * @description The new invoice may not be published without it.
             */
            blocking: boolean;
            /** Lý do theo mã */
            reason_code: string | null;
            /** Câu ghi trên hóa đơn */
            sentence: string | null;
            /** Thông điệp */
            message_type: string | null;
            /** Quy định */
            law: string | null;
            /** Căn cứ */
            source: string;
        };
        ClosedRemedy: {
            /** Cách xử lý */
            action: "adjust" | "replace" | "notify" | "cancel";
            /** Vì sao đóng */
            reason: string;
        };
        MatterRemedies: {
            matter: components["schemas"]["Matter"];
            /** Có gì sai */
            name: string;
            /** Cách xử lý */
            remedies: components["schemas"]["Remedy"][];
            /** Cách đã đóng */
            closed: components["schemas"]["ClosedRemedy"][];
        };
        FamilyInvoice: {
            /**
             * Mã số
             * @description Null of an invoice of another system.
             */
            id: number | null;
            /** Mã số hóa đơn hệ thống khác */
            other_id: number | null;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: string | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /**
             * Ký lúc
             * Format: date-time
             */
            signed_on: string | null;
            nature: components["schemas"]["InvoiceNature"];
            /** Cho hóa đơn */
            target_ids: number[];
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            /**
             * Trạng thái
             * @description Null of an invoice of another system.
             */
            status: components["schemas"]["PublicationStatus"] | null;
            /** Đã có hiệu lực */
            in_effect: boolean;
            /** Tính vào giá trị đang có hiệu lực */
            counts: boolean;
            /**
             * Giá trị từ đó
             * Format: decimal
             * @description The value in force of the family from when it took effect; null of what is not in effect.
             */
            value_after: string | null;
        };
        FamilyPaper: {
            /** Loại giấy tờ */
            kind: "statement" | "invoice_mistake" | "review" | "data_summary_table";
            /** Mã số */
            id: number;
            /** Về hóa đơn */
            invoice_id: number;
            /** Tên gọi */
            label: string;
            /**
             * Lúc
             * Format: date-time
             */
            happened_on: string;
            /**
             * Trạng thái biên bản
             * @description Of a statement alone.
             */
            statement_state: components["schemas"]["StatementState"] | null;
            /**
             * Trạng thái rà soát
             * @description Of a review alone.
             */
            notice_state: components["schemas"]["NoticeState"] | null;
            /**
             * Trạng thái truyền nhận
             * @description Of what is sent to the tax authority.
             */
            status: components["schemas"]["PublicationStatus"] | null;
            /**
             * Cơ quan thuế tiếp nhận
             * @description The answer about this invoice in a notice 04/SS-HĐĐT; null while there is none.
             */
            accepted: boolean | null;
            /**
             * Hạn trả lời
             * Format: date
             */
            due_on: string | null;
        };
        InvoiceRemedies: {
            /**
             * Ngày xử lý
             * Format: date
             * @description The rules of this day hold.
             */
            corrected_on: string;
            /** Tiền tệ */
            currency: string;
            /** Cơ quan thuế đã cấp mã hoặc tiếp nhận */
            accepted: boolean;
            /** Người mua */
            buyer: "organisation" | "individual" | "anonymous";
            /**
             * Có tài sản phải đăng ký quyền sở hữu
             * @description Its lines state a vehicle or property with a registered title (special goods 1 and 4), however it is said to have been sold.
             */
            titled: boolean;
            /** Lần đầu đã sửa bằng cách */
            corrected_before: "adjust" | "replace" | null;
            /** Có gì sai */
            matters: components["schemas"]["MatterRemedies"][];
            /**
             * Các dòng đang có hiệu lực
             * @description The lines of the invoice as its adjustments have left them.
             */
            lines_in_force: components["schemas"]["InvoiceLineInput"][];
            /**
             * Dòng điều chỉnh đứng riêng
             * @description Lines of adjustments that belong to none of them.
             */
            lines_apart: number;
            /** Họ hóa đơn */
            family: components["schemas"]["FamilyInvoice"][];
            /**
             * Giấy tờ của họ hóa đơn
             * @description Statements, notices, reviews and summary tables about invoices of the family that this account may see, oldest first.
             */
            papers: components["schemas"]["FamilyPaper"][];
            /**
             * Giá trị đang có hiệu lực
             * Format: decimal
             */
            value_in_force: string | null;
            /**
             * Chờ bảng tổng hợp
             * @description What the next summary table is to say of the invoice again; null for nothing.
             */
            table_correction: components["schemas"]["TableCorrection"] | null;
            /**
             * Hóa đơn đang sửa
             * @description The draft that corrects it and is not in effect yet.
             */
            open_correction_id: number | null;
        };
        ReplacedInvoice: {
            /** Mã số */
            readonly id: number;
            /** Mẫu hóa đơn */
            template_id: number;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /** Số */
            number: number | null;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            /** Khách hàng */
            customer_id: number | null;
            /**
             * Cho hóa đơn
             * @description The invoice it corrects, such as 1C26TAA 00000012.
             */
            corrects: string | null;
            /** Người mua */
            buyer_name: string | null;
            /** Người mua hàng */
            buyer_person: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Tiền tệ */
            currency: string;
            /**
             * Trước thuế
             * Format: decimal
             */
            total_before_vat: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            total_vat: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
            status: components["schemas"]["PublicationStatus"];
            /** Có lỗi */
            status_error: boolean;
            /**
             * Ngày tạo
             * Format: date-time
             */
            created_on: string;
            /** Phiên bản */
            lock_version: number;
        };
        ReportExport: {
            /**
             * Từ ngày
             * Format: date
             */
            from: string;
            /**
             * Đến ngày
             * Format: date
             */
            to: string;
            /** Ký hiệu */
            series?: string;
            /** Người mua */
            buyer?: string;
            /** Thuế suất */
            vat_rate?: string;
            format: components["schemas"]["ReportFormat"];
        };
        ReportUsageExport: {
            /**
             * Từ ngày
             * Format: date
             */
            from: string;
            /**
             * Đến ngày
             * Format: date
             */
            to: string;
            /** Ký hiệu */
            series?: string;
            format: components["schemas"]["ReportFormat"];
        };
        /** Dạng tệp */
        ReportFormat: "xlsx" | "csv" | "pdf";
        /**
         * Số liệu của kỳ
         * @description In đồng, of the whole period. without_rate are invoices in a foreign currency without an exchange rate, which no amount counts.
         */
        ReportFigures: {
            /** Số hóa đơn */
            invoices: number;
            /** Số dòng */
            rows: number;
            /** Ngoại tệ không có tỷ giá */
            without_rate: number;
            /**
             * Doanh số chưa thuế
             * Format: decimal
             */
            revenue: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            vat: string;
        };
        /** Hóa đơn của một dòng */
        ReportedInvoice: {
            /** Hóa đơn */
            invoice_id: number;
            /** Ký hiệu */
            series: string;
            /** Số hóa đơn */
            number: number;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            nature: components["schemas"]["InvoiceNature"];
            /** Số hóa đơn bị điều chỉnh hoặc thay thế */
            corrected_number: string | null;
            /** Người mua */
            buyer_name: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Thuế suất */
            vat_rate: string | null;
            /**
             * Doanh số chưa thuế
             * Format: decimal
             */
            revenue: string | null;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            vat: string | null;
        };
        SummaryReportRow: {
            /** Hóa đơn */
            invoice_id: number;
            /** Ký hiệu */
            series: string;
            /** Số hóa đơn */
            number: number;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            nature: components["schemas"]["InvoiceNature"];
            /** Số hóa đơn bị điều chỉnh hoặc thay thế */
            corrected_number: string | null;
            /** Người mua */
            buyer_name: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Thuế suất */
            vat_rate: string | null;
            /**
             * Doanh số chưa thuế
             * Format: decimal
             */
            revenue: string | null;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            vat: string | null;
            /**
             * STT
             * @description Within its rate.
             */
            place: number;
        };
        SummaryReportGroup: {
            /** Thuế suất */
            vat_rate: string | null;
            /** Số dòng */
            rows: number;
            /**
             * Doanh số chưa thuế
             * Format: decimal
             */
            revenue: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            vat: string;
        };
        InvoiceSummaryReport: {
            /**
             * Từ ngày
             * Format: date
             */
            from: string;
            /**
             * Đến ngày
             * Format: date
             */
            to: string;
            /**
             * Dữ liệu đến
             * Format: date-time
             */
            computed_on: string;
            figures: components["schemas"]["ReportFigures"];
            /** Theo thuế suất */
            groups: components["schemas"]["SummaryReportGroup"][];
            /** Dòng */
            rows: components["schemas"]["SummaryReportRow"][];
        };
        DetailReportRow: {
            /** Hóa đơn */
            invoice_id: number;
            /** Ký hiệu */
            series: string;
            /** Số hóa đơn */
            number: number;
            /**
             * Ngày lập
             * Format: date
             */
            issued_on: string;
            nature: components["schemas"]["InvoiceNature"];
            /** Số hóa đơn bị điều chỉnh hoặc thay thế */
            corrected_number: string | null;
            /** Người mua */
            buyer_name: string | null;
            /** Mã số thuế */
            buyer_tax_code: string | null;
            /** Thuế suất */
            vat_rate: string | null;
            /**
             * Doanh số chưa thuế
             * Format: decimal
             */
            revenue: string | null;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            vat: string | null;
            /**
             * STT
             * @description Within the report.
             */
            place: number;
            /** Loại dòng */
            kind: "goods" | "promotion" | "discount" | "invoice_discount";
            /** Mã hàng */
            code: string | null;
            /** Tên hàng hóa */
            name: string | null;
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Số lượng
             * Format: decimal
             */
            quantity: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price: string | null;
            /** Loại tiền */
            currency: string;
            /**
             * Tỷ giá
             * Format: decimal
             */
            exchange_rate: string | null;
            /**
             * Thông tin thêm
             * @description Fields of the company's own that the line states, also those that no template names any more.
             */
            extras: components["schemas"]["InvoiceExtra"][];
        };
        InvoiceDetailReport: {
            /**
             * Từ ngày
             * Format: date
             */
            from: string;
            /**
             * Đến ngày
             * Format: date
             */
            to: string;
            /**
             * Dữ liệu đến
             * Format: date-time
             */
            computed_on: string;
            figures: components["schemas"]["ReportFigures"];
            /** Dòng */
            rows: components["schemas"]["DetailReportRow"][];
        };
        /** @description The amounts are in đồng and of the invoices in force: an adjusting invoice by the difference it states, a replaced one no more, delivery notes never. without_rate are those in a foreign currency without an exchange rate, which no amount counts. submitted are those dated in the period, what was given up among them. What became of invoices open at the beginning is counted with the others. */
        UsageReportRow: {
            /** Mẫu hóa đơn */
            template_id: number;
            /** Tên mẫu */
            template_name: string;
            /** Ký hiệu */
            series: string;
            /** Từ số */
            first: number | null;
            /** Đến số */
            last: number | null;
            /** Đầu kỳ */
            opening: number;
            /** Đã lập */
            submitted: number;
            /** Phát hành mới */
            issued: number;
            /** Điều chỉnh */
            adjusting: number;
            /** Thay thế */
            replacing: number;
            /** Bị từ chối */
            refused: number;
            /** Chưa rõ */
            unknown: number;
            /** Chờ */
            waiting: number;
            /** Cuối kỳ */
            closing: number;
            /** Đã hủy */
            cancelled: number;
            /** Đã bị thay thế */
            replaced: number;
            /**
             * Doanh số chưa thuế
             * Format: decimal
             */
            revenue: string;
            /**
             * Thuế GTGT
             * Format: decimal
             */
            vat: string;
            /**
             * Tổng thanh toán
             * Format: decimal
             */
            total: string;
            /** Ngoại tệ không có tỷ giá */
            without_rate: number;
            /**
             * Số không có danh sách riêng
             * @description Counts that no filter of the lists finds, since a result came in another period than that of the day of issue.
             */
            unlisted: ("opening" | "issued" | "adjusting" | "replacing" | "waiting" | "closing" | "cancelled")[];
        };
        UsageQuarter: {
            /** Năm */
            year: number;
            /** Quý */
            quarter: number;
            /**
             * Từ ngày
             * Format: date
             */
            from: string;
            /**
             * Đến ngày
             * Format: date
             */
            to: string;
            /** Đã lập */
            submitted: number;
            /** Phát hành */
            accepted: number;
            /**
             * Số tháng đã chốt
             * @description Null for who may not see the month end (invoice_summary_report).
             */
            closed_months: number | null;
        };
        InvoiceUsageReport: {
            /**
             * Từ ngày
             * Format: date
             */
            from: string;
            /**
             * Đến ngày
             * Format: date
             */
            to: string;
            /**
             * Dữ liệu đến
             * Format: date-time
             */
            computed_on: string;
            /** Theo ký hiệu */
            rows: components["schemas"]["UsageReportRow"][];
            /**
             * Các kỳ trước
             * @description The four quarters before the one that the period begins in, the latest first; those without an invoice are left out.
             */
            previous: components["schemas"]["UsageQuarter"][];
        };
        Role: {
            /** Tên vai trò */
            name: string;
            /** Mô tả */
            description: string | null;
            /** Quyền */
            permissions: components["schemas"]["PermissionCode"][];
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
        };
        RoleUpdate: {
            /** Tên vai trò */
            name: string;
            /** Mô tả */
            description?: string | null;
            /** Quyền */
            permissions: components["schemas"]["PermissionCode"][];
            /** Phiên bản */
            lock_version: number;
        };
        RoleInput: {
            /** Tên vai trò */
            name: string;
            /** Mô tả */
            description?: string | null;
            /** Quyền */
            permissions: components["schemas"]["PermissionCode"][];
        };
        SavedSearch: {
            /** Danh sách */
            type: string;
            /** Tên */
            name: string;
            /**
             * Điều kiện
             * @description Filters and sort as the address of the list writes them: status=active&sort=-created_on.
             */
            query: string;
            /** Chia sẻ với mọi người */
            shared: boolean;
            /** Mở đầu tiên */
            is_default: boolean;
            /** Thứ tự */
            position: number;
            /** Phiên bản */
            lock_version: number;
            /** Của tôi */
            readonly mine: boolean;
            /** Mã số */
            readonly id: number;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
        };
        SavedSearchUpdate: {
            /** Danh sách */
            type: string;
            /** Tên */
            name: string;
            /**
             * Điều kiện
             * @description Filters and sort as the address of the list writes them: status=active&sort=-created_on.
             */
            query: string;
            /** Chia sẻ với mọi người */
            shared: boolean;
            /** Mở đầu tiên */
            is_default: boolean;
            /** Thứ tự */
            position: number;
            /** Phiên bản */
            lock_version: number;
        };
        SavedSearchInput: {
            /** Danh sách */
            type: string;
            /** Tên */
            name: string;
            /**
             * Điều kiện
             * @description Filters and sort as the address of the list writes them: status=active&sort=-created_on.
             */
            query: string;
            /** Chia sẻ với mọi người */
            shared: boolean;
            /** Mở đầu tiên */
            is_default: boolean;
            /** Thứ tự */
            position: number;
        };
        User: {
            /** Mã số */
            id: number;
            /** Email đăng nhập */
            email: string;
            /** Họ tên */
            full_name: string;
            /** Quyền */
            permissions: components["schemas"]["PermissionCode"][];
            /** Số điện thoại */
            phone_number: string | null;
            /** Vai trò */
            role_name: string;
            language: components["schemas"]["Language"];
            theme: components["schemas"]["Theme"];
            /** Mã xác thực đang bật */
            totp: boolean;
            /** Số khóa truy cập */
            passkeys: number;
            /** Số mã khôi phục còn lại */
            recovery_codes: number;
            /** Phiên bản */
            lock_version: number;
        };
        UserUpdate: {
            /** Họ tên */
            full_name: string;
            /** Số điện thoại */
            phone_number: string | null;
            language: components["schemas"]["Language"];
            theme: components["schemas"]["Theme"];
            /** Phiên bản */
            lock_version: number;
        };
        /** Ngôn ngữ */
        Language: "vi" | "en";
        /** Giao diện */
        Theme: "system" | "light" | "dark";
        Token: {
            access_token: string;
            refresh_token: string;
            /** @description Seconds. */
            expires_in: number;
            /** @constant */
            token_type: "Bearer";
        };
        TokenRequest: {
            grant_type: "password" | "refresh_token" | "otp" | "recovery_code" | "passkey";
            username?: string;
            password?: string;
            refresh_token?: string;
            /** @description With otp and recovery_code. */
            mfa_token?: string;
            otp?: string;
            recovery_code?: string;
            /** @description With passkey. */
            challenge_id?: string;
            /** @description JSON of PublicKeyCredential.toJSON(). */
            credential?: string;
        };
        RevokeRequest: {
            token: string;
            token_type_hint?: string;
        };
        SignatureRequest: {
            id: number;
            kind: "remote" | "usb";
            /** @description Of all its documents: invoice, declaration ... */
            document_kind: string;
            state: components["schemas"]["SignatureRequestState"];
            /** @description True: stop polling. */
            final: boolean;
            /** @description What the person does next, or why it ended, in Vietnamese. */
            message: string | null;
            service: "csc_v2" | "mysign" | "smart_ca" | null;
            /** @description At the service. */
            account: string | null;
            certificate_id: number;
            certificate_name: string;
            certificate_serial: string;
            /** @description SHA-256 of the certificate (DER), hexadecimal, lower case. */
            certificate_sha256: string;
            /** @description Of the company that signs. */
            tax_code: string;
            /** @description Null where the service asks for no code. */
            otp_tries_left: number | null;
            /** Format: date-time */
            expires_on: string;
            /** Format: date-time */
            created_on: string;
            created_by_name: string | null;
            documents: components["schemas"]["SignatureRequestDocument"][];
        };
        SignatureRequestDocument: {
            /** @description From 1. */
            position: number;
            /** @description Of the record that is signed: the id of an invoice, a declaration ... */
            subject_id: number;
            /** @description What people call it. */
            label: string;
            /** @description SHA-256 of what is signed (SignedInfo), base64. */
            hash_base64: string;
        };
        /** Tình trạng yêu cầu ký */
        SignatureRequestState: "waiting_for_token" | "waiting_for_otp" | "prepared" | "starting" | "unknown" | "waiting_for_confirmation" | "signed" | "refused" | "expired" | "failed" | "cancelled";
        Site: {
            /** @description True on a demo database; only then are accounts and password given. */
            demo: boolean;
            password: string | null;
            accounts: {
                email: string;
                role: string;
            }[];
            /** @description False while no mail server is set: then no link reaches anybody. */
            sends_mail: boolean;
            /** @description True where documents go to our own sandbox authority: nothing that is issued has legal value. */
            sandbox: boolean;
            /**
             * Ngừng dịch vụ
             * @description What the operator announced to every company; null while nothing is. The next one of several.
             */
            service_stop: components["schemas"]["ServiceStop"] | null;
            /** @description Outside pages; null where this installation has none. */
            support_url: string | null;
            terms_url: string | null;
            privacy_url: string | null;
        };
        ServiceStop: {
            /**
             * Loại
             * @description For good or for a time.
             * @enum {string}
             */
            kind: "stop" | "pause";
            /**
             * Từ ngày
             * Format: date
             */
            from_on: string;
            /**
             * Đến hết ngày
             * Format: date
             * @description Of a pause.
             */
            until_on: string | null;
            /** Lý do */
            reason: string;
        };
        Health: {
            /** @constant */
            database: "ok";
            version: string;
        };
        /** Loại biên bản */
        StatementNature: "adjust" | "replace";
        /** Tình trạng */
        StatementState: "draft" | "seller_signing" | "waiting_buyer" | "signed" | "refused" | "change_requested" | "expired" | "withdrawn";
        /** Người mua là */
        StatementBuyerKind: "organisation" | "individual" | "anonymous";
        /** Cách trả lời */
        StatementMethod: "usb" | "remote" | "file" | "code" | "none" | null;
        StatementRightLine: {
            /**
             * Số lượng đúng
             * Format: decimal
             */
            quantity: string | null;
            /**
             * Đơn giá đúng
             * Format: decimal
             */
            unit_price: string | null;
            /**
             * Thành tiền đúng
             * Format: decimal
             * @description Of a line without quantity and price; null or absent where it stays. Other lines pass it over.
             */
            amount?: string | null;
            /**
             * Thuế suất đúng
             * @description Null or absent where the rate stays.
             */
            vat_rate?: string | null;
        };
        StatementFurtherLines: {
            /** Dòng đúng */
            right_lines: components["schemas"]["StatementRightLine"][];
        };
        StatementListed: {
            /** Hóa đơn */
            invoice_id: number;
            /** Tên hóa đơn */
            invoice_name: string;
        };
        StatedInvoice: {
            invoice: {
                /** Mẫu số */
                form_no: string;
                /** Ký hiệu */
                symbol: string;
                /** Số */
                number: string;
                /**
                 * Ngày lập
                 * Format: date
                 */
                issued_on: string;
            };
            /** Trước */
            lines_before: components["schemas"]["StatementLine"][];
            totals_before: components["schemas"]["StatementTotals"];
            /** Sau */
            lines_after: components["schemas"]["StatementLine"][];
            totals_after: components["schemas"]["StatementTotals"];
        };
        NewStatement: {
            nature: components["schemas"]["StatementNature"];
            matter: components["schemas"]["Matter"];
            /** Nội dung sai và nội dung đúng */
            reason?: string | null;
            /** Dòng đúng */
            right_lines: components["schemas"]["StatementRightLine"][];
            /**
             * Hóa đơn khác
             * @description Further invoices of the same buyer and month with the same error: the statement is list 01/BK-ĐCTT of them all.
             */
            further_ids?: number[];
        };
        StatementInput: {
            /** Nội dung sai và nội dung đúng */
            reason: string | null;
            /**
             * Dòng đúng
             * @description What each line of the invoice should have said, in their order; none where the figures stay.
             */
            right_lines: components["schemas"]["StatementRightLine"][];
            /**
             * Hóa đơn khác của bảng kê
             * @description Of a list 01/BK-ĐCTT: what the lines of its further invoices (`listed`, in their order) should have said.
             */
            further?: components["schemas"]["StatementFurtherLines"][];
            /** Nơi lập */
            place: string | null;
            /** Đại diện bên bán */
            seller_delegate: string | null;
            /** Chức vụ bên bán */
            seller_position: string | null;
            /** Đại diện bên mua */
            buyer_delegate: string | null;
            /** Chức vụ bên mua */
            buyer_position: string | null;
            /**
             * Email người mua
             * Format: email
             */
            buyer_email: string | null;
        };
        StatementUpdate: {
            /** Nội dung sai và nội dung đúng */
            reason: string | null;
            /**
             * Dòng đúng
             * @description What each line of the invoice should have said, in their order; none where the figures stay.
             */
            right_lines: components["schemas"]["StatementRightLine"][];
            /**
             * Hóa đơn khác của bảng kê
             * @description Of a list 01/BK-ĐCTT: what the lines of its further invoices (`listed`, in their order) should have said.
             */
            further?: components["schemas"]["StatementFurtherLines"][];
            /** Nơi lập */
            place: string | null;
            /** Đại diện bên bán */
            seller_delegate: string | null;
            /** Chức vụ bên bán */
            seller_position: string | null;
            /** Đại diện bên mua */
            buyer_delegate: string | null;
            /** Chức vụ bên mua */
            buyer_position: string | null;
            /**
             * Email người mua
             * Format: email
             */
            buyer_email: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        StatementVersion: {
            lock_version: number;
        };
        StatementSending: {
            lock_version: number;
            /**
             * Email người mua
             * Format: email
             * @description Null to hand over the link by another way.
             */
            buyer_email: string | null;
        };
        Statement: {
            /** Nội dung sai và nội dung đúng */
            reason: string | null;
            /**
             * Dòng đúng
             * @description What each line of the invoice should have said, in their order; none where the figures stay.
             */
            right_lines: components["schemas"]["StatementRightLine"][];
            /**
             * Hóa đơn khác của bảng kê
             * @description Of a list 01/BK-ĐCTT: what the lines of its further invoices (`listed`, in their order) should have said.
             */
            further?: components["schemas"]["StatementFurtherLines"][];
            /** Nơi lập */
            place: string | null;
            /** Đại diện bên bán */
            seller_delegate: string | null;
            /** Chức vụ bên bán */
            seller_position: string | null;
            /** Đại diện bên mua */
            buyer_delegate: string | null;
            /** Chức vụ bên mua */
            buyer_position: string | null;
            /**
             * Email người mua
             * Format: email
             */
            buyer_email: string | null;
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /** Số biên bản */
            readonly label: string;
            readonly nature: components["schemas"]["StatementNature"];
            readonly matter: components["schemas"]["Matter"];
            /** Hóa đơn */
            readonly invoice_id: number;
            /** Hóa đơn */
            readonly invoice_name: string;
            /**
             * Hóa đơn khác của bảng kê
             * @description Of a list 01/BK-ĐCTT the invoices beside the first one; none of a statement about one invoice.
             */
            readonly listed: components["schemas"]["StatementListed"][];
            /** Người mua */
            readonly buyer_name: string;
            readonly buyer_kind: components["schemas"]["StatementBuyerKind"];
            readonly state: components["schemas"]["StatementState"];
            /**
             * Ký số lỗi
             * @description The last try of the seller to sign it has failed.
             */
            readonly status_error: boolean;
            /** Lý do */
            readonly reasons: components["schemas"]["MistakeReason"][];
            /**
             * Lần ký
             * @description Which signed version of it is the present one; 0 while it was never signed.
             */
            readonly version: number;
            /**
             * Ngày biên bản
             * Format: date
             */
            readonly made_on: string | null;
            /**
             * Bên bán ký lúc
             * Format: date-time
             */
            readonly seller_signed_on: string | null;
            /**
             * Liên kết hết hạn
             * Format: date-time
             */
            readonly expires_on: string | null;
            /** Số lần nhắc */
            readonly reminders: number;
            /**
             * Gửi email gần nhất
             * Format: date-time
             * @description When its present link was mailed to the buyer last.
             */
            readonly mailed_on: string | null;
            /** @description What became of the mail with the present link; none where there is no mail to send. */
            readonly mail_state: components["schemas"]["InvoiceEmailState"];
            /**
             * Lý do email chưa đi
             * @description Why the mail has not left, while it is tried again or after it has failed, or why it came back.
             */
            readonly mail_error: string | null;
            /** Số lần mở */
            readonly opened: number;
            /**
             * Mở lần cuối
             * Format: date-time
             */
            readonly opened_on: string | null;
            /**
             * Người mua trả lời
             * Format: date-time
             */
            readonly answered_on: string | null;
            readonly answer_method: components["schemas"]["StatementMethod"];
            /** Người trả lời */
            readonly answer_name: string | null;
            /** Lời người mua */
            readonly answer_text: string | null;
            /**
             * Hóa đơn đã lập
             * @description The correcting invoice that it is the agreement of.
             */
            readonly correcting_id: number | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /** Người lập */
            readonly created_by_name: string | null;
            /** Yêu cầu ký */
            readonly signature_request_id: number | null;
            /**
             * Cách ký
             * @description How the seller signs: confirming at the service, or with the token at their computer.
             */
            readonly signature_kind: "remote" | "usb" | null;
        };
        StatementParty: {
            /** Tên */
            name: string;
            /** Mã số thuế */
            tax_code: string | null;
            /** Địa chỉ */
            address: string | null;
            /** Đại diện */
            delegate: string | null;
            /** Chức vụ */
            position: string | null;
        };
        StatementLine: {
            /** Hàng hóa */
            name: string;
            /** Đơn vị tính */
            unit: string | null;
            /**
             * Số lượng
             * Format: decimal
             */
            quantity: string | null;
            /**
             * Đơn giá
             * Format: decimal
             */
            unit_price: string | null;
            /**
             * Thành tiền
             * Format: decimal
             */
            amount: string | null;
            /** Thuế suất */
            vat_rate: string | null;
            /**
             * Tiền thuế
             * Format: decimal
             */
            vat_amount?: string | null;
        };
        StatementTotals: {
            /**
             * Cộng tiền hàng
             * Format: decimal
             */
            before_vat: string;
            /**
             * Tiền thuế
             * Format: decimal
             */
            vat: string;
            /**
             * Tổng tiền
             * Format: decimal
             */
            total: string;
        };
        StatementContent: {
            nature: components["schemas"]["StatementNature"];
            /** Số biên bản */
            label: string;
            /**
             * Ngày biên bản
             * Format: date
             */
            made_on: string;
            /** Nơi lập */
            place: string | null;
            seller: components["schemas"]["StatementParty"];
            buyer: components["schemas"]["StatementParty"];
            invoice: {
                /** Mẫu số */
                form_no: string;
                /** Ký hiệu */
                symbol: string;
                /** Số */
                number: string;
                /**
                 * Ngày lập
                 * Format: date
                 */
                issued_on: string;
            };
            /** Tiền tệ */
            currency: string;
            /** Nội dung sai và nội dung đúng */
            reason: string;
            /** Trước */
            lines_before: components["schemas"]["StatementLine"][];
            totals_before: components["schemas"]["StatementTotals"];
            /** Sau */
            lines_after: components["schemas"]["StatementLine"][];
            totals_after: components["schemas"]["StatementTotals"];
            /**
             * Hóa đơn khác của bảng kê
             * @description Of a list 01/BK-ĐCTT.
             */
            further?: components["schemas"]["StatedInvoice"][];
            /**
             * Tên bảng kê
             * @description Of a list 01/BK-ĐCTT that was sealed.
             */
            title?: string | null;
        };
        BuyerLink: {
            /** Liên kết */
            url: string;
            /**
             * Hết hạn
             * Format: date-time
             */
            expires_on: string;
        };
        StatementKey: {
            /** Khóa của liên kết */
            key: string;
        };
        StatementForBuyer: {
            content: components["schemas"]["StatementContent"];
            /**
             * Trang của từng hóa đơn
             * @description Where the buyer sees each invoice that the statement is about, the first one first.
             */
            invoice_urls: string[];
            /** @enum {string} */
            number_style: "vietnamese" | "international";
            /**
             * Bên bán ký lúc
             * Format: date-time
             */
            seller_signed_on: string;
            /** Chứng thư bên bán */
            seller_certificate: string;
            /**
             * Hết hạn
             * Format: date-time
             */
            expires_on: string;
            /**
             * Email
             * @description Its first letter and domain alone: those who have the link are not shown the address.
             */
            buyer_email: string | null;
            /** @description A one-time code by mail is enough for this buyer. */
            may_confirm: boolean;
        };
        StatementPreparation: {
            /** @description SHA-256 of what is signed (SignedInfo), base64. */
            hash_base64: string;
            /** @description Local time that the signature bears. */
            signing_time: string;
        };
        StatementSignature: {
            /** Khóa của liên kết */
            key: string;
            /**
             * Chứng thư
             * @description DER, base64.
             */
            certificate_base64: string;
            /**
             * Thời điểm ký
             * @description As the preparation gave it.
             */
            signing_time: string;
            /** Chữ ký */
            signature_base64: string;
        };
        StatementFile: {
            /** Khóa của liên kết */
            key: string;
            /** Tệp XML đã ký */
            file_base64: string;
        };
        StatementAccount: {
            /** Khóa của liên kết */
            key: string;
            service: components["schemas"]["RemoteService"];
            /** Tài khoản ký số từ xa */
            account: string;
            /**
             * PIN hoặc mật khẩu của tài khoản
             * @description Where the service asks for one. It is not stored.
             */
            account_secret?: string;
        };
        StatementCredential: {
            /** @description What it is called at the service. */
            credential: string;
            label: string;
            subject_name: string;
            serial: string;
            tax_code: string | null;
            /** Format: date-time */
            valid_to: string;
            /** @description Each signing asks for a code that the service sends. */
            needs_otp: boolean;
            /** @description Why it may not sign this statement. */
            problem: string | null;
        };
        NewStatementOrder: {
            /** Khóa của liên kết */
            key: string;
            service: components["schemas"]["RemoteService"];
            /** Tài khoản ký số từ xa */
            account: string;
            /**
             * PIN hoặc mật khẩu của tài khoản
             * @description Where the service asks for one. It is not stored.
             */
            account_secret?: string;
            /** Khóa */
            credential: string;
            /** Mã OTP */
            otp?: string;
        };
        StatementLookUp: {
            /** Khóa của liên kết */
            key: string;
            /** Phiếu của yêu cầu ký */
            ticket: string;
        };
        StatementOrder: {
            /**
             * @description waiting: look again with the ticket; ended: nothing was signed.
             * @enum {string}
             */
            state: "waiting" | "otp_needed" | "signed" | "ended";
            /** @description What to do next, Vietnamese. */
            message: string;
            /** @description For the next look, while it is waiting. */
            ticket: string | null;
            answer: components["schemas"]["StatementAnswer"] | null;
        };
        StatementConfirmation: {
            /** Khóa của liên kết */
            key: string;
            /** Mã xác nhận */
            code: string;
        };
        StatementReply: {
            /** Khóa của liên kết */
            key: string;
            /** Trả lời */
            reply: "refuse" | "change";
            /** Họ tên */
            name: string;
            /** Lý do */
            text: string;
        };
        StatementCode: {
            /** Email */
            email: string;
        };
        StatementAnswer: {
            state: components["schemas"]["StatementState"];
            file_name: string;
            /** @description The file with both signatures, for the buyer to keep; null where there is none. */
            file_base64: string | null;
        };
        TaxAuthority: {
            /** Mã số */
            id: number;
            /**
             * Mã cơ quan thuế
             * @description MCQTQLy of the authority's own catalogue.
             */
            code: string;
            /** Tên cơ quan thuế */
            name: string;
            /**
             * Mã tỉnh, thành phố
             * @description Three digits of the head office; null for the central office.
             */
            city_code: string | null;
            /** Tỉnh, thành phố */
            city_name: string | null;
            /** Mã cơ quan thuế cấp trên */
            parent_code: string | null;
            /**
             * Địa bàn trước 07/2025
             * @description The district or province it was known by before the provinces were merged; searched too.
             */
            area: string | null;
        };
        Template: {
            /** Tên mẫu */
            name: string;
            /** Mẫu số */
            form_no: "1" | "2" | "6";
            /** Ký hiệu */
            symbol: string;
            /**
             * Mã địa điểm
             * @description MDDKDoanh of the invoices of this series, as the accepted declaration states it. With the address or not at all.
             */
            location_code: string | null;
            /**
             * Tên địa điểm
             * @description TDDKDoanh.
             */
            location_name: string | null;
            /**
             * Địa chỉ địa điểm
             * @description DCDDKDoanh.
             */
            location_address: string | null;
            /** Kiểu trình bày */
            layout: "modern" | "classic" | "compact" | "band" | "letterhead" | "minimal";
            /**
             * Màu nhấn
             * Format: color
             */
            accent_color: string | null;
            design: components["schemas"]["TemplateDesign"];
            /** Dùng mặc định */
            is_default: boolean;
            status: components["schemas"]["ActiveStatus"];
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /** Số đã cấp */
            readonly last_number: number;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
        };
        TemplateUpdate: {
            /** Tên mẫu */
            name: string;
            /** Mẫu số */
            form_no: "1" | "2" | "6";
            /** Ký hiệu */
            symbol: string;
            /**
             * Mã địa điểm
             * @description MDDKDoanh of the invoices of this series, as the accepted declaration states it. With the address or not at all.
             */
            location_code?: string | null;
            /**
             * Tên địa điểm
             * @description TDDKDoanh.
             */
            location_name?: string | null;
            /**
             * Địa chỉ địa điểm
             * @description DCDDKDoanh.
             */
            location_address?: string | null;
            /** Kiểu trình bày */
            layout: "modern" | "classic" | "compact" | "band" | "letterhead" | "minimal";
            /**
             * Màu nhấn
             * Format: color
             */
            accent_color?: string | null;
            design?: components["schemas"]["TemplateDesign"];
            /** Dùng mặc định */
            is_default: boolean;
            status: components["schemas"]["ActiveStatus"];
            /** Phiên bản */
            lock_version: number;
        };
        TemplateInput: {
            /** Tên mẫu */
            name: string;
            /** Mẫu số */
            form_no: "1" | "2" | "6";
            /** Ký hiệu */
            symbol: string;
            /**
             * Mã địa điểm
             * @description MDDKDoanh of the invoices of this series, as the accepted declaration states it. With the address or not at all.
             */
            location_code?: string | null;
            /**
             * Tên địa điểm
             * @description TDDKDoanh.
             */
            location_name?: string | null;
            /**
             * Địa chỉ địa điểm
             * @description DCDDKDoanh.
             */
            location_address?: string | null;
            /** Kiểu trình bày */
            layout: "modern" | "classic" | "compact" | "band" | "letterhead" | "minimal";
            /**
             * Màu nhấn
             * Format: color
             */
            accent_color?: string | null;
            design?: components["schemas"]["TemplateDesign"];
            /** Dùng mặc định */
            is_default: boolean;
            status: components["schemas"]["ActiveStatus"];
        };
        /**
         * Thiết kế
         * @description How invoices of the template are printed, beside its layout and its colour. Left out when a template is changed, it stays as it was. An issued invoice keeps the design it was signed with.
         */
        TemplateDesign: {
            /**
             * Khổ giấy
             * @default a4
             */
            paper: "a4" | "a5" | "roll_80";
            /**
             * Phông chữ
             * @default layout
             */
            font: "layout" | "serif" | "sans";
            /**
             * Cỡ chữ
             * @default normal
             */
            font_size: "small" | "normal" | "large";
            /**
             * Ngôn ngữ
             * @default vi
             */
            language: "vi" | "vi_en";
            /**
             * Màu kẻ bảng
             * Format: color
             */
            table_color: string | null;
            /**
             * Khung viền, dải màu
             * @default true
             */
            frame: boolean;
            /**
             * Hình chìm
             * @default pattern
             */
            watermark: "pattern" | "logo" | "text" | "none";
            /** Chữ chìm */
            watermark_text: string | null;
            /**
             * Logo đơn vị
             * @description One of the company’s own logos; see createTemplateLogo.
             */
            logo_id: number | null;
            /**
             * Cỡ logo
             * @default normal
             */
            logo_size: "small" | "normal" | "large";
            /**
             * Chữ tắt của đơn vị khi không có logo
             * @default true
             */
            initials: boolean;
            /**
             * Cột bảng hàng hóa
             * @description In this order; a column that is not named keeps its place in the layout. None for those of the layout.
             */
            columns: components["schemas"]["TemplateColumn"][];
            /**
             * Số dòng tối thiểu của bảng
             * @default 0
             */
            blank_rows: number;
            /**
             * Cộng chuyển sang trang sau
             * @default true
             */
            carried_totals: boolean;
            /** Dòng thêm dưới thông tin người bán */
            seller_lines: {
                /** Tên dòng */
                label: string;
                /** Nội dung */
                text: string;
            }[];
            /**
             * Thông tin thêm trên hóa đơn
             * @description Fields of the company's own that its invoices ask for and print under the buyer, such as the number of an order. Left out there are none.
             */
            extra_fields?: components["schemas"]["TemplateExtraField"][];
            /**
             * Thông tin thêm của từng dòng hàng
             * @description Fields of the company's own that every line asks for, such as a batch number. Each is a column of the table, which may be hidden, renamed and moved as others may. Left out there are none.
             */
            line_fields?: components["schemas"]["TemplateExtraField"][];
            /** Lời ghi cuối hóa đơn */
            foot_note: string | null;
            /**
             * Ô ký của người mua
             * @default true
             */
            buyer_signature: boolean;
            /** Ô ký thêm */
            signature_boxes: {
                /** Chức danh */
                title: string;
            }[];
        };
        /** Trường */
        TemplateExtraField: {
            /** Tên trường */
            name: string;
            /**
             * Kiểu dữ liệu
             * @default string
             */
            type: "string" | "numeric" | "date";
        };
        /** Cột */
        TemplateColumn: {
            /** Cột */
            key: "position" | "code" | "name" | "unit" | "quantity" | "unit_price" | "discount" | "amount" | "vat_rate" | "vat_amount" | "own";
            /**
             * Hiện
             * @default true
             */
            shown: boolean;
            /** Tên trên bản in */
            label: string | null;
            /**
             * Trường
             * @description The name of the field in line_fields, of a column with the key own.
             */
            field?: string | null;
        };
        TemplatePreviewInput: {
            form_no: components["schemas"]["form_no"];
            /**
             * Ký hiệu
             * @description As it is typed so far, blank too.
             */
            symbol: string;
            layout: components["schemas"]["layout"];
            accent_color: components["schemas"]["accent_color"];
            design?: components["schemas"]["TemplateDesign"];
            location_code?: components["schemas"]["location_code"];
            location_name?: components["schemas"]["location_name"];
            location_address?: components["schemas"]["location_address"];
            /**
             * Số dòng
             * @description Lines of an example; null is the newest invoice.
             */
            lines: number | null;
        };
        TemplatePreview: {
            /** @description The invoice that is shown; null for an example. */
            invoice_id: number | null;
            /** @description Its number. */
            number: number | null;
            /** @description The print as PDF. */
            pdf_base64: string;
        };
        TemplateLogoInput: {
            /**
             * Tệp logo
             * @description A PNG or JPEG of at most 400,000 bytes and 2,000 pixels a side.
             */
            picture_base64: string;
        };
        TemplateLogo: {
            id: number;
            /** @description image/png or image/jpeg. */
            media_type: string;
            picture_base64: string;
            /** Format: date-time */
            created_on: string;
        };
        Tenant: {
            /** Tên đơn vị */
            name: string;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code: string;
            /** Địa chỉ */
            address: string;
            /** Ngành nghề */
            industry: string | null;
            /**
             * Email
             * Format: email
             */
            email: string | null;
            /** Số điện thoại */
            phone_number: string | null;
            /** Website */
            website: string | null;
            /** Số fax */
            fax: string | null;
            /** Số tài khoản */
            bank_account: string | null;
            /** Tên ngân hàng */
            bank_name: string | null;
            /** Họ tên người đại diện */
            delegate_name: string | null;
            /** Chức vụ */
            delegate_position: string | null;
            /**
             * Email người đại diện
             * Format: email
             */
            delegate_email: string | null;
            /** Điện thoại người đại diện */
            delegate_phone_number: string | null;
            /** Cơ quan thuế quản lý */
            tax_authority_name: string | null;
            /** Mã tỉnh/thành phố */
            tax_city_code: string | null;
            /** Tỉnh/thành phố */
            tax_city_name: string | null;
            /** Mã cơ quan thuế */
            tax_authority_code: string | null;
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /**
             * Múi giờ
             * @description IANA name; set by PUT /api/tenant_settings. Times are shown in it.
             */
            readonly timezone: string;
            /**
             * Tình trạng mã số thuế
             * @description Mã số thuế belongs to one company. contested: ours without proof, and others claim it; taken: of another company; disputed: of another company, though a certificate of ours names it too.
             */
            readonly tax_code_standing: "held" | "contested" | "taken" | "disputed";
            /** @description Set by PUT /api/tenant_settings. Numbers are typed, shown, printed, imported and exported in it; the wire never is. */
            readonly number_style: components["schemas"]["NumberStyle"];
            /**
             * Dùng thử đến hết ngày
             * Format: date
             */
            readonly trial_until: string | null;
        };
        /** Kiểu số */
        NumberStyle: "vietnamese" | "international";
        TenantUpdate: {
            /** Tên đơn vị */
            name: string;
            /**
             * Mã số thuế
             * Format: tax-code
             */
            tax_code: string;
            /** Địa chỉ */
            address: string;
            /** Ngành nghề */
            industry?: string | null;
            /**
             * Email
             * Format: email
             */
            email?: string | null;
            /** Số điện thoại */
            phone_number?: string | null;
            /** Website */
            website?: string | null;
            /** Số fax */
            fax?: string | null;
            /** Số tài khoản */
            bank_account?: string | null;
            /** Tên ngân hàng */
            bank_name?: string | null;
            /** Họ tên người đại diện */
            delegate_name?: string | null;
            /** Chức vụ */
            delegate_position?: string | null;
            /**
             * Email người đại diện
             * Format: email
             */
            delegate_email?: string | null;
            /** Điện thoại người đại diện */
            delegate_phone_number?: string | null;
            /** Cơ quan thuế quản lý */
            tax_authority_name?: string | null;
            /** Mã tỉnh/thành phố */
            tax_city_code?: string | null;
            /** Tỉnh/thành phố */
            tax_city_name?: string | null;
            /** Mã cơ quan thuế */
            tax_authority_code?: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        /** Thiết lập */
        TenantSettingKey: "setting_invoice" | "setting_package" | "setting_timezone" | "setting_number";
        /** Mục */
        TenantConfigKey: "method_of_tax_calculation" | "price_includes_tax" | "tax_rounding" | "invoice_type" | "tax_return_period" | "package_warning_invoices" | "package_warning_days" | "timezone" | "number_style";
        TenantConfig: {
            config_key: components["schemas"]["TenantConfigKey"];
            /** Giá trị */
            config_value: string;
            /**
             * Mặc định
             * @description Not chosen by a person.
             */
            is_default: boolean;
        };
        TenantConfigInput: {
            config_key: components["schemas"]["TenantConfigKey"];
            /**
             * Giá trị
             * @description method_of_tax_calculation: VAT, PERCENTAGE_ON_REVENUE; price_includes_tax: true, false; tax_rounding: per_rate, per_line; invoice_type: INVOICE_WITH_CODE, INVOICE_WITHOUT_CODE; tax_return_period: month, quarter; package_warning_invoices: tenth, 50, 100, 500, 2000, 10000; package_warning_days: 7, 14, 30, 60; timezone: a name of the IANA database; number_style: vietnamese, international.
             */
            config_value: string;
        };
        TenantSetting: {
            setting_key: components["schemas"]["TenantSettingKey"];
            /** Các mục */
            configs: components["schemas"]["TenantConfig"][];
        };
        TenantSettingUpdate: {
            setting_key: components["schemas"]["TenantSettingKey"];
            configs: components["schemas"]["TenantConfigInput"][];
        };
        Timezone: {
            /** Mã số */
            id: number;
            /**
             * Tên chuẩn
             * @description As Windows names it: SE Asia Standard Time.
             */
            timezone: string;
            /** Tên IANA */
            timezone_iana: string;
            /** Tên hiển thị */
            display_name: string;
            /**
             * Chênh lệch với UTC (phút)
             * @description Minutes at the moment.
             */
            diff: number;
        };
        /** Mục */
        DecimalKey: "decimal_digit_quantity" | "decimal_digit_unit_price" | "decimal_digit_vat_amount" | "decimal_digit_original_amount" | "decimal_digit_amount_without_vat" | "decimal_digit_discount_rate" | "decimal_digit_discount_amount" | "decimal_digit_amount_after_tax";
        DecimalConfiguration: {
            config_key: components["schemas"]["DecimalKey"];
            /** Số chữ số */
            config_value: string;
            /**
             * Mặc định
             * @description Not chosen by a person.
             */
            is_default: boolean;
        };
        DecimalConfigurationInput: {
            config_key: components["schemas"]["DecimalKey"];
            /** Số chữ số */
            config_value: string | null;
            /**
             * Số chữ số trước đó
             * @description What was chosen when the caller read it, null for the default. When somebody has changed it since, the answer is 409 stale_record; left out, nothing is compared.
             */
            previous_value?: string | null;
        };
        /** Trạng thái */
        TillDeviceState: "active" | "taken_over" | "released" | "settled";
        TillLease: {
            /** Từ số */
            first_number: number;
            /** Từ số đếm của mã */
            first_count: number;
            /** Số lượng */
            size: number;
            /**
             * Không dùng
             * @description At its end; null while the device goes on.
             */
            unused: number | null;
            /**
             * Lấy lúc
             * Format: date-time
             */
            taken_on: string;
        };
        TillDevice: {
            /** Mã số */
            id: number;
            /** Tên máy */
            name: string;
            /** Mẫu số */
            form_no: string;
            /** Ký hiệu */
            symbol: string;
            /**
             * Mẫu hóa đơn
             * @description Null where it was deleted.
             */
            template_id: number | null;
            /**
             * Ký tự của mã
             * @description Five characters that its codes are made with.
             */
            characters: string;
            state: components["schemas"]["TillDeviceState"];
            /**
             * Của tài khoản này
             * @description Registered by the account that asks.
             */
            is_mine: boolean;
            /** Người đăng ký */
            user_name: string;
            /**
             * Số kế tiếp chưa nhận
             * @description The number of the next sale that is taken from it.
             */
            next_number: number;
            /**
             * Đến số
             * @description The last number that is set aside for it.
             */
            leased_to: number;
            /**
             * Dùng đến
             * Format: date-time
             * @description Nothing is sold from the range after it.
             */
            expires_on: string;
            /**
             * Đăng ký lúc
             * Format: date-time
             */
            registered_on: string;
            /**
             * Liên lạc gần nhất
             * Format: date-time
             */
            seen_on: string;
            /**
             * Kết thúc lúc
             * Format: date-time
             */
            ended_on: string | null;
            leases: components["schemas"]["TillLease"][];
        };
        TillTakeOver: {
            /** Tên máy */
            name: string;
            /**
             * Khóa của máy
             * Format: uuid
             * @description Made by the browser; given in no answer.
             */
            device_key: string;
        };
        TillDeviceInput: {
            /** Tên máy */
            name: string;
            /**
             * Khóa của máy
             * Format: uuid
             * @description Made by the browser; given in no answer.
             */
            device_key: string;
            /** Ký hiệu */
            template_id: number;
        };
        TillPlace: {
            /**
             * Khóa của máy
             * Format: uuid
             */
            device_key: string;
            /**
             * Số kế tiếp
             * @description The number of the next sale that the device will make.
             */
            next_number: number;
        };
        TillSaleInput: {
            /**
             * Khóa của máy
             * Format: uuid
             */
            device_key: string;
            /**
             * Khóa của đơn
             * Format: uuid
             */
            sale_key: string;
            /** Số */
            number: number;
            /** Mã của cơ quan thuế */
            tax_authority_code: string;
            /**
             * Bán lúc
             * Format: date-time
             */
            sold_on: string;
            /**
             * Tổng tiền đã in
             * Format: decimal
             */
            total: string;
            invoice: components["schemas"]["InvoiceInput"];
        };
        TillSale: {
            /** Hóa đơn */
            invoice_id: number;
            /** Số */
            number: number;
            /** Mã của cơ quan thuế */
            tax_authority_code: string;
            /**
             * Nhận lúc
             * Format: date-time
             */
            received_on: string;
        };
        /** Tình trạng cổng thuế */
        TransmissionHealth: {
            /**
             * Tình trạng
             * @enum {string}
             */
            state: "idle" | "good" | "slow" | "down";
            /**
             * Trả lời trung vị (giây)
             * @description From a message to its first answer; null where none was answered.
             */
            median_seconds: number | null;
            /** Số thông điệp chờ trả lời */
            waiting: number;
            /** Số thông điệp chưa gửi được */
            unsent: number;
            /**
             * Chưa gửi được từ
             * Format: date-time
             * @description When the oldest of the messages that do not leave was made; null where all leave.
             */
            unsent_since: string | null;
            /**
             * Hạn gửi sớm nhất
             * @description Until when the signed invoices that may not have left can lawfully wait, by the first of their deadlines; null where none waits, where messages leave, and for who does not see messages about invoices.
             */
            send_by: components["schemas"]["SendBy"] | null;
            /** @description What keeps messages from leaving, while none does; null otherwise, and where it is not known. */
            held: components["schemas"]["HeldUp"] | null;
        };
        /** @description Why something that was submitted stays where it is, and who ends that. */
        HeldUp: {
            /** @description own_line, common_line: calls of the company's own provider fail, or of the installation's. runners: no process takes jobs. damaged: the stored file is no longer what was signed, so that it is not sent. fault: a fault of the program or of the data, at each try. clock: it is held until a time that a wrong clock gave. turn: it waits behind others, or to be tried again. answer: it was sent, and the answer is slow. */
            cause: "own_line" | "common_line" | "runners" | "damaged" | "fault" | "clock" | "turn" | "answer";
            /** @description Why the last call failed, in Vietnamese; of a fault its code, which the operator finds in the log. Null for what is neither. */
            problem: string | null;
            /** @description Whether it goes on by itself, or only once the company has changed its connection, or the operator of the installation has put things right. */
            mended_by: "itself" | "company" | "operator";
            /** Format: date-time */
            since: string | null;
            /**
             * Format: date-time
             * @description When a document that waits for the line or its turn is tried next, of many the first; left out where that is now or not known.
             */
            next_try_on?: string;
        };
        /** @description Why a document that was submitted stays where it is, and until when it can. */
        DocumentHold: {
            /** @description Null where it goes its way or has its result, and while a person is to sign it. */
            held: components["schemas"]["HeldUp"] | null;
            /** @description Until when it can lawfully wait, where it is held up and has not left; null where no law or notice names a day. */
            send_by: components["schemas"]["SendBy"] | null;
        };
        /** Hạn gửi */
        SendBy: {
            /**
             * Ngày cuối
             * Format: date
             * @description Null while an incident that the company wrote down stops the clock.
             */
            due_on: string | null;
            /** Căn cứ */
            source: string;
        };
        /** Chiều */
        Direction: "out" | "in";
        /**
         * Loại chứng từ
         * @description Of the document the message is about; mirrored from domain/transmission/message-kinds.table.ts.
         */
        MessageKind: "declaration" | "invoice" | "invoice_cash_register" | "invoice_mistake" | "data_summary_table";
        Transmission: {
            /** Mã số */
            readonly id: number;
            /**
             * Thời điểm
             * Format: date-time
             */
            created_on: string;
            kind: components["schemas"]["MessageKind"];
            direction: components["schemas"]["Direction"];
            /** Loại thông điệp */
            message_type: string;
            /** Nội dung */
            message_type_name: string;
            /** Mã thông điệp */
            message_id: string;
            /** Trả lời cho */
            reply_to: string | null;
            status: components["schemas"]["PublicationStatus"];
            /** Hóa đơn */
            invoice_id: number | null;
            /** Tờ khai */
            registration_id: number | null;
            /** Thông báo sai sót */
            invoice_mistake_id: number | null;
            /** Bảng tổng hợp */
            summary_table_id: number | null;
            /**
             * Lô gửi
             * @description Of /api/invoices/calculating_machine/publish/{id}.
             */
            package_id: number | null;
            /**
             * Chứng từ
             * @description What people call the document it carries or answers: form, symbol and number, the name of the declaration, the invoices of a notice of mistakes, the period of a summary table, or series, day and number of a package.
             */
            invoice_label: string | null;
            /** Dung lượng (byte) */
            bytes: number;
            /**
             * SHA-256
             * @description Of the message byte for byte, 64 hexadecimal digits.
             */
            sha256: string;
            /** Lý do */
            note: string | null;
        };
        AnswerRequest: {
            /** @description read: an answer was read that could not be read before. still_unreadable: it came again and cannot be read. not_yet: requested, and not here yet. not_at_provider: the provider does not know the message. */
            outcome: "read" | "still_unreadable" | "not_yet" | "not_at_provider";
        };
        MessageQuestions: {
            /** Hỏi về */
            about: "look_up" | "fetch_again";
            filter?: components["schemas"]["MessageFilter"];
            /** Số thông điệp đã xác nhận */
            expected_count: number;
        };
        /**
         * Điều kiện lọc
         * @description What the list was filtered by; its direction and status follow from what is asked.
         */
        MessageFilter: {
            query?: string;
            kind?: components["schemas"]["MessageKind"];
            invoice_id?: number;
            registration_id?: number;
            invoice_mistake_id?: number;
            summary_table_id?: number;
            package_id?: number;
            message_type?: string;
            /** Format: date-time */
            created_onOnMin?: string;
            /** Format: date-time */
            created_onOnMax?: string;
        };
        JobQuestions: {
            /** Số thông điệp */
            total: number;
            /** Đã tới nơi */
            arrived: number;
            /** Chưa tới, được gửi lại */
            absent: number;
            /** Vẫn chưa rõ */
            silent: number;
            /** Đã đọc được */
            read: number;
            /** Phản hồi chưa tới */
            not_yet: number;
            /** Vẫn không đọc được */
            still_unreadable: number;
            /** Đơn vị truyền nhận không có */
            not_at_provider: number;
            /** Không hỏi được */
            failed: number;
            /** Chưa hỏi vì đã dừng */
            stopped: number;
            /** Đang chờ hỏi */
            waiting: number;
            /** Từng thông điệp */
            messages: components["schemas"]["AskedMessage"][];
        };
        AskedMessage: {
            id: number;
            message_id: string;
            message_type: string;
            message_type_name: string;
            /** Format: date-time */
            created_on: string;
            /** @description The document that it carries or answers. */
            invoice_label: string | null;
            outcome: "arrived" | "absent" | "silent" | "read" | "not_yet" | "still_unreadable" | "not_at_provider" | "failed" | "stopped" | "waiting";
            /** @description Why it could not be asked about, or why no answer came. */
            words: string | null;
        };
        /**
         * Trường hợp ngừng
         * @description Named in domain/rules/stop-signs.table.ts.
         */
        UseStopGround: "a" | "b" | "c" | "d" | "dd" | "e" | "g" | "h" | "i" | "k" | "l";
        UseStopSuggestion: {
            /** @description Null where the words of the refusals do not say. */
            ground: components["schemas"]["UseStopGround"] | null;
            scope: components["schemas"]["UseScope"];
            /** @description How many invoices were refused with such words. */
            refused: number;
            /**
             * Format: date-time
             * @description The first of them.
             */
            refused_on: string;
            /** @description The last of them. */
            invoice_id: number;
            invoice_name: string;
            /** @description What the authority said of it, as it came. */
            reason: string;
        };
        UseStopInput: {
            ground: components["schemas"]["UseStopGround"];
            scope: components["schemas"]["UseScope"];
            /**
             * Ngừng từ lúc
             * Format: date-time
             */
            stopped_on: string;
            /** Số quyết định */
            decision_no: string | null;
            /** Ghi chú */
            note: string | null;
        };
        UseResumption: {
            /**
             * Tiếp tục từ lúc
             * Format: date-time
             */
            resumed_on: string;
        };
        UseStop: {
            id: number;
            /** @description Null of a notice that does not say. */
            ground: components["schemas"]["UseStopGround"] | null;
            scope: components["schemas"]["UseScope"];
            /** Format: date-time */
            stopped_on: string;
            /** Format: date-time */
            resumed_on: string | null;
            decision_no: string | null;
            note: string | null;
            stop_notice_id: number | null;
            resume_notice_id: number | null;
            created_by_name: string | null;
        };
        Invitation: {
            /** Lời nhắn trong thư */
            message: string | null;
        };
        SecondFactor: {
            /** @description An authenticator app or a passkey is asked for beside the password. */
            is_on: boolean;
        };
        Account: {
            /** Họ tên */
            full_name: string;
            /**
             * Email đăng nhập
             * Format: email
             */
            email: string;
            /** Số điện thoại */
            phone_number: string | null;
            /** Vai trò */
            role_id: number;
            status: components["schemas"]["ActiveStatus"];
            /** Phiên bản */
            lock_version: number;
            /** Mã số */
            readonly id: number;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /**
             * Kích hoạt lúc
             * Format: date-time
             */
            readonly activated_on: string | null;
        };
        AccountUpdate: {
            /** Họ tên */
            full_name: string;
            /**
             * Email đăng nhập
             * Format: email
             */
            email: string;
            /** Số điện thoại */
            phone_number?: string | null;
            /** Vai trò */
            role_id: number;
            status: components["schemas"]["ActiveStatus"];
            /** Phiên bản */
            lock_version: number;
        };
        AccountInput: {
            /** Họ tên */
            full_name: string;
            /**
             * Email đăng nhập
             * Format: email
             */
            email: string;
            /** Số điện thoại */
            phone_number?: string | null;
            /** Vai trò */
            role_id: number;
            status: components["schemas"]["ActiveStatus"];
        };
        WebhookEndpoint: {
            /** Địa chỉ nhận */
            url: string;
            /** Mô tả */
            description: string | null;
            /**
             * Đang bật
             * @default true
             */
            enabled: boolean;
            /** Sự kiện */
            events: components["schemas"]["WebhookEvent"][];
            /** Mã số */
            readonly id: number;
            /**
             * 24 lần gần nhất
             * @description The last attempts at any of its messages, the oldest first.
             */
            readonly recent_attempts: components["schemas"]["WebhookRecentAttempt"][];
            /**
             * Tới nơi
             * @description Of the last attempts, how many per cent were answered with success, rounded down. Null before the first.
             */
            readonly recent_delivered_percent: number | null;
            /**
             * Thời gian trả lời
             * @description Median time of the last attempts in milliseconds; null before the first.
             */
            readonly recent_answer_ms: number | null;
            /** Đang chờ giao */
            readonly waiting_count: number;
            /** Không giao được */
            readonly dead_count: number;
            /**
             * Lỗi từ lúc
             * Format: date-time
             * @description Since when no attempt has succeeded.
             */
            readonly failing_since: string | null;
            /**
             * Hệ thống tự tắt lúc
             * Format: date-time
             * @description After days of failures; null when it is on or a person turned it off.
             */
            readonly put_off_on: string | null;
            /**
             * Khóa cũ còn dùng đến
             * Format: date-time
             */
            readonly old_secret_until: string | null;
            /**
             * Ngày tạo
             * Format: date-time
             */
            readonly created_on: string;
            /**
             * Khóa ký
             * @description The signing secret, when it is made; null ever after.
             */
            readonly secret: string | null;
            /** Phiên bản */
            lock_version: number;
        };
        WebhookEndpointInput: {
            /** Địa chỉ nhận */
            url: string;
            /** Mô tả */
            description?: string | null;
            /**
             * Đang bật
             * @default true
             */
            enabled: boolean;
            /** Sự kiện */
            events: components["schemas"]["WebhookEvent"][];
        };
        WebhookEndpointUpdate: {
            /** Địa chỉ nhận */
            url: string;
            /** Mô tả */
            description?: string | null;
            /**
             * Đang bật
             * @default true
             */
            enabled: boolean;
            /** Sự kiện */
            events: components["schemas"]["WebhookEvent"][];
            /** Phiên bản */
            lock_version: number;
        };
        /** Sự kiện */
        WebhookEvent: "invoice.signed" | "invoice.signing_failed" | "invoice.sent" | "invoice.accepted" | "invoice.rejected" | "invoice.unknown" | "invoice.adjusted" | "invoice.replaced" | "invoice.cancelled" | "invoice_mistake.accepted" | "invoice_mistake.rejected" | "statement.signed";
        /** Trạng thái giao */
        WebhookDeliveryState: "waiting" | "delivered" | "dead";
        /** Lý do */
        WebhookProblem: "status" | "redirect" | "timeout" | "connection" | "host" | "certificate" | "address" | "put_off";
        WebhookAttempt: {
            /**
             * Lúc
             * Format: date-time
             */
            attempted_on: string;
            /** Mất (ms) */
            duration_ms: number;
            /** Mã HTTP */
            status: number | null;
            /** Lý do */
            problem: components["schemas"]["WebhookProblem"] | null;
            /**
             * Đầu câu trả lời
             * @description Its first 500 bytes.
             */
            answer: string | null;
        };
        WebhookRecentAttempt: {
            /**
             * Lúc thử
             * Format: date-time
             */
            attempted_on: string;
            /** Mất (ms) */
            duration_ms: number;
            /** Lý do */
            problem: components["schemas"]["WebhookProblem"] | null;
        };
        WebhookDelivery: {
            /** Mã số */
            id: number;
            /**
             * Mã sự kiện
             * @description The webhook-id of every attempt.
             */
            event_id: string;
            /** Sự kiện */
            event: components["schemas"]["WebhookEvent"] | "webhook.test";
            /** Chứng từ */
            name: string | null;
            state: components["schemas"]["WebhookDeliveryState"];
            /**
             * Số lần thử
             * @description Since it was written or sent again.
             */
            attempts: number;
            /**
             * Thử lại lúc
             * Format: date-time
             * @description Of one that waits.
             */
            next_attempt_on: string | null;
            /** Lý do */
            problem: components["schemas"]["WebhookProblem"] | null;
            /**
             * Nội dung
             * @description What is sent, byte for byte.
             */
            payload: string;
            /**
             * Lúc xảy ra
             * Format: date-time
             */
            created_on: string;
            /**
             * Xong lúc
             * Format: date-time
             */
            settled_on: string | null;
            /** Các lần thử */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        /**
         * Kết luận
         * @description Of the file as a whole, the gravest first.
         */
        XmlOutcome: "unsigned" | "changed" | "unsound" | "seller_not_signed" | "code_not_signed" | "qr_differs" | "partly_signed" | "issuer_unknown" | "code_missing" | "weak" | "trusted";
        /**
         * Mã QR so với hóa đơn
         * @description payment: of the same invoice, with whom to pay besides, which nothing confirms.
         */
        XmlQrAgreement: "matches" | "differs" | "payment" | "unread" | null;
        /** Bên ký */
        XmlSignerRole: "seller" | "buyer" | "authority" | "taxpayer" | "other";
        XmlVerification: {
            outcome: components["schemas"]["XmlOutcome"];
            /**
             * Chữ ký
             * @description In the order of the file.
             */
            signatures: components["schemas"]["XmlSignature"][];
            /**
             * Hóa đơn
             * @description The first 20.
             */
            invoices: components["schemas"]["VerifiedInvoice"][];
            /** Số hóa đơn trong tệp */
            invoice_count: number;
            /**
             * Phần không được ký
             * @description Of a file of invoices: what no signature covers though it should, as paths such as HDon/DLHDon[2]; the first 20.
             */
            unsigned_parts: string[];
            /** Số phần không được ký */
            unsigned_part_count: number;
        };
        XmlSignature: {
            role: components["schemas"]["XmlSignerRole"];
            /** Hợp lệ */
            valid: boolean;
            /** Mã lỗi */
            problems: string[];
            /**
             * Phần đã bị sửa
             * @description Parts of the file: document, code, signing_time, other, signed_info, certificate.
             */
            changed: string[];
            /**
             * Điểm yếu
             * @description sha1.
             */
            weaknesses: string[];
            /**
             * Kết luận
             * @description A Vietnamese sentence.
             */
            title: string;
            /** Phần đúng */
            right: string[];
            /** Phần sai */
            wrong: string[];
            /** Cần lưu ý */
            warnings: string[];
            /** Việc cần làm */
            next: string;
            /**
             * Thời điểm ký
             * @description As written, local time of Vietnam unless it names a zone.
             */
            signing_time: string | null;
            /** Chủ chứng thư số */
            subject_name: string | null;
            /**
             * Mã số thuế
             * @description Of the certificate.
             */
            tax_code: string | null;
            /** Tổ chức cấp chứng thư số */
            issuer_name: string | null;
            /** Số sê-ri */
            serial: string | null;
            /**
             * Có hiệu lực từ
             * Format: date-time
             */
            valid_from: string | null;
            /**
             * Có hiệu lực đến
             * Format: date-time
             */
            valid_to: string | null;
        };
        /** @description As the file states it; a text that breaks the format is given unchanged. */
        VerifiedInvoice: {
            /** Ký hiệu mẫu số */
            form_no: string;
            /** Ký hiệu hóa đơn */
            symbol: string;
            /** Số hóa đơn */
            number: number | null;
            /** Ngày lập */
            issued_on: string;
            /** Người bán */
            seller_name: string;
            /** Mã số thuế người bán */
            seller_tax_code: string;
            /** Người mua */
            buyer_name: string | null;
            /** Mã số thuế người mua */
            buyer_tax_code: string | null;
            /** Đồng tiền */
            currency: string;
            /** Tổng tiền thanh toán */
            total: string | null;
            /** Mã của cơ quan thuế */
            authority_code: string | null;
            qr_agreement: components["schemas"]["XmlQrAgreement"];
        };
        /**
         * Kiểu dữ liệu
         * @default string
         */
        type: "string" | "numeric" | "date";
        /** Mẫu số */
        form_no: "1" | "2" | "6";
        /** Kiểu trình bày */
        layout: "modern" | "classic" | "compact" | "band" | "letterhead" | "minimal";
        /**
         * Màu nhấn
         * Format: color
         */
        accent_color: string | null;
        /**
         * Mã địa điểm
         * @description MDDKDoanh of the invoices of this series, as the accepted declaration states it. With the address or not at all.
         */
        location_code: string | null;
        /**
         * Tên địa điểm
         * @description TDDKDoanh.
         */
        location_name: string | null;
        /**
         * Địa chỉ địa điểm
         * @description DCDDKDoanh.
         */
        location_address: string | null;
        /**
         * Chiết khấu cả hóa đơn (%)
         * Format: decimal
         * @description Of the whole invoice; not beside invoice_discount_amount.
         */
        invoice_discount_rate: string | null;
        /**
         * Tiền chiết khấu cả hóa đơn
         * Format: decimal
         */
        invoice_discount_amount: string | null;
        /** Tên loại phí */
        name: string | null;
        /**
         * Tiền phí
         * Format: decimal
         */
        amount: string | null;
        /**
         * Giảm trừ khác
         * Format: decimal
         * @description Taken off the total beside the goods (TGTKhac); no discount.
         */
        other_deduction: string | null;
        /** Lệnh điều động nội bộ */
        order: string | null;
        /** Hợp đồng kinh tế số */
        contract_no: string | null;
        /**
         * Ngày hợp đồng kinh tế
         * Format: date
         */
        contract_on: string | null;
        /**
         * Địa chỉ kho xuất hàng
         * @description Left out it is the company's address.
         */
        from_address: string | null;
        /** Họ tên người xuất hàng */
        handed_out_by: string | null;
        /** Tên người vận chuyển */
        carrier: string | null;
        /** Phương tiện vận chuyển */
        vehicle: string | null;
        /** Hợp đồng vận chuyển số */
        transport_contract_no: string | null;
        /** Họ tên người nhận hàng */
        received_by: string | null;
    };
    responses: {
        /** @description Lỗi */
        Failure: {
            headers: {
                /** @description Of 429 and 503, where it is known: after how many seconds to try again. */
                "Retry-After"?: number;
                /** @description Of 401: how to authenticate. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: {
        /** @description From 1. */
        page: number;
        limit: number;
        /** @description Comma-separated fields, - for descending: -issued_on,id. */
        sort: string;
        /** @description Text, accents optional. */
        query: string;
        ids: number[];
        id: number;
        /** @description Kept 24 hours; the same key and body give the same answer. */
        idempotency_key: string;
        /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
        after: string;
        /**
         * @description Kept for ever on publish.
         * @example demo-publish-0001
         */
        idempotency_key_required: string;
        format: "xlsx" | "csv";
        /** @description First day of issue; of today's month unless given. */
        from: string;
        /** @description Last day of issue, at most 366 days from the first; the end of today's month unless given. */
        to: string;
        /** @description The beginning of form number and symbol, as 1C26 or 1C26TAA. */
        series: string;
        /** @description A part of the name or tax code of the buyer, with or without marks. */
        buyer: string;
        /** @description What is stated of this rate alone, as invoices write it (8%, KCT); none is what is stated without a rate. */
        vat_rate: string;
        report_format: "xlsx" | "csv" | "pdf";
    };
    requestBodies: never;
    headers: {
        /** @description How many records match the filter. */
        total: number;
        /** @description What to ask with as `after` for the rows that follow; not there when the page was not full. */
        next: string;
    };
    pathItems: never;
}
export interface operations {
    listAdjustedInvoices: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                issued_onOnMin?: string;
                issued_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        adjusted_invoices: components["schemas"]["AdjustedInvoice"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getAdjustedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        adjusted_invoice: components["schemas"]["AdjustedInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_tokens: components["schemas"]["ApiToken"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "api_token": {
                 *         "name": "Phần mềm bán hàng",
                 *         "permissions": [
                 *           "read_invoices",
                 *           "create_invoices",
                 *           "read_customers"
                 *         ],
                 *         "expires_on": null
                 *       }
                 *     }
                 */
                "application/json": {
                    api_token: components["schemas"]["ApiTokenInput"];
                };
            };
        };
        responses: {
            /** @description Đã tạo */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_token: components["schemas"]["ApiToken"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_token: components["schemas"]["ApiToken"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "api_token": {
                 *         "name": "Phần mềm bán hàng cũ",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    api_token: components["schemas"]["ApiTokenUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_token: components["schemas"]["ApiToken"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã thu hồi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_token: components["schemas"]["ApiToken"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                action?: components["schemas"]["AuditAction"];
                resource?: components["schemas"]["AuditedResource"];
                user_id?: number;
                /** @description With resource: the history of one record. */
                record_id?: number;
                happened_onOnMin?: string;
                happened_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        audit_log: components["schemas"]["AuditLogEntry"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getAuditVerdict: {
        parameters: {
            query?: {
                /** @description The number (seq) of the last row to look at; without it the whole chain and its end. */
                up_to?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kết luận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        verdict: components["schemas"]["AuditVerdict"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getAuditLogEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        audit_log_entry: components["schemas"]["AuditLogEntry"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listAuthorityNotices: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description received_on, due_on, message_type or urgency: the nearest day to act first, those without one last. */
                sort?: string;
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                state?: components["schemas"]["NoticeState"];
                /** @description Mã loại thông điệp (MLTDiep). */
                message_type?: string;
                received_onOnMin?: string;
                received_onOnMax?: string;
                due_onOnMin?: string;
                due_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authority_notices: components["schemas"]["AuthorityNotice"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportAuthorityNotices: {
        parameters: {
            query?: {
                /** @description received_on, due_on, message_type or urgency: the nearest day to act first, those without one last. */
                sort?: string;
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                state?: components["schemas"]["NoticeState"];
                /** @description Mã loại thông điệp (MLTDiep). */
                message_type?: string;
                received_onOnMin?: string;
                received_onOnMax?: string;
                due_onOnMin?: string;
                due_onOnMax?: string;
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getAuthorityNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thông báo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authority_notice: components["schemas"]["AuthorityNotice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateAuthorityNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "authority_notice": {
                 *         "handled": true
                 *       }
                 *     }
                 */
                "application/json": {
                    authority_notice: {
                        /** Đã xử lý */
                        handled: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Thông báo sau khi ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authority_notice: components["schemas"]["AuthorityNotice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readBuyerInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    buyer_link: components["schemas"]["BuyerKey"];
                };
            };
        };
        responses: {
            /** @description Hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        buyer_invoice: components["schemas"]["BuyerInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    lookUpBuyerInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_look_up": {
                 *         "seller_tax_code": "0011223344",
                 *         "code": "7F3K-92QM-X4TB-1N0P"
                 *       }
                 *     }
                 */
                "application/json": {
                    buyer_look_up: components["schemas"]["BuyerLookUp"];
                };
            };
        };
        responses: {
            /** @description Liên kết của hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        buyer_link: components["schemas"]["BuyerKey"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readBuyerInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    buyer_link: components["schemas"]["BuyerKey"];
                };
            };
        };
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readBuyerInvoiceXml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    buyer_link: components["schemas"]["BuyerKey"];
                };
            };
        };
        responses: {
            /** @description XML */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readBuyerInvoiceAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_attachment": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "sha256": "0000000000000000000000000000000000000000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    buyer_attachment: components["schemas"]["BuyerAttachmentKey"];
                };
            };
        };
        responses: {
            /** @description Nguyên văn, đúng từng byte */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    verifyBuyerInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    buyer_link: components["schemas"]["BuyerKey"];
                };
            };
        };
        responses: {
            /** @description Kết quả kiểm tra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        buyer_verification: components["schemas"]["BuyerVerification"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    confirmBuyerReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_receipt": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "name": "Đỗ Văn Thịnh"
                 *       }
                 *     }
                 */
                "application/json": {
                    buyer_receipt: components["schemas"]["BuyerReceipt"];
                };
            };
        };
        responses: {
            /** @description Đã ghi nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        buyer_invoice: components["schemas"]["BuyerInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendBuyerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_request": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "name": "Đỗ Văn Thịnh",
                 *         "contact": "0908 214 663",
                 *         "message": "Địa chỉ công ty ghi sai số nhà."
                 *       }
                 *     }
                 */
                "application/json": {
                    buyer_request: components["schemas"]["NewBuyerRequest"];
                };
            };
        };
        responses: {
            /** @description Đã gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        buyer_invoice: components["schemas"]["BuyerInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tình hình */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_delivery: components["schemas"]["InvoiceDelivery"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Liên kết */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_link: components["schemas"]["InvoiceLink"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    renewInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_link": {
                 *         "generation": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_link: components["schemas"]["LinkGeneration"];
                };
            };
        };
        responses: {
            /** @description Liên kết mới */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_link: components["schemas"]["InvoiceLink"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    setBuyerRequestsHandled: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handling": {
                 *         "seen_until": "2026-11-20T02:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    handling: components["schemas"]["RequestHandling"];
                };
            };
        };
        responses: {
            /** @description Tình hình */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_delivery: components["schemas"]["InvoiceDelivery"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCancelledInvoices: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                issued_onOnMin?: string;
                issued_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cancelled_invoices: components["schemas"]["CancelledInvoice"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCancelledInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cancelled_invoice: components["schemas"]["CancelledInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    cancelInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice": {
                 *         "lock_version": 1,
                 *         "reason": "Bên mua không lấy hàng nữa"
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice: components["schemas"]["CancellationInput"];
                };
            };
        };
        responses: {
            /** @description Đã hủy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getMostSoldProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Số của các mặt hàng, hàng bán nhiều nhất đứng đầu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product_ids: number[];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCustomerSales: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hóa đơn của khách hàng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customer_sales: components["schemas"]["CustomerSales"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getProductSales: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hóa đơn có hàng hóa, dịch vụ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product_sales: components["schemas"]["ProductSales"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCertificates: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                /** @description False: only those that can sign for the company now. */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_certificates: components["schemas"]["TenantCertificate"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_certificate": {
                 *         "password": "mat-khau-mau",
                 *         "pkcs12_base64": "MIIJjgIBAzCCCVQGCSqGSIb3DQEHAaCCCUUEgglBMIIJPTCCA78GCSqGSIb3DQEHAaCCA7AEggOsMIIDqDCCA6QGCyqGSIb3DQEMCgEDoIIDbDCCA2gGCiqGSIb3DQEJFgGgggNYBIIDVDCCA1AwggI4oAMCAQICAREwDQYJKoZIhvcNAQELBQAwLjELMAkGA1UEBhMCVk4xHzAdBgNVBAMMFkhvYWRvbiBFeGFtcGxlIFJvb3QgQ0EwIBcNMjYwMTAxMDAwMDAwWhgPMjA1NjAxMDEwMDAwMDBaMGkxCzAJBgNVBAYTAlZOMTowOAYDVQQDDDFDaOG7qW5nIHRoxrAgbeG6q3UsIGtow7RuZyBkw7luZyDEkeG7gyBrw70gdGjhuq10MR4wHAYKCZImiZPyLGQBAQwOTVNUOjAwMTIzNDU2NzIwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCNA48AJAyNS3vlMVi5vLk/SX9dt0jvn26E0DpcTtj3ExUYV+R2pWKPGLWYOpFyzJxFIVDJQErK66JILywOEu2SDhaWVyy+mlNoyf0b8uc60atMKOsMF6P1OzYuof4V8pGaYfBv5WkPK9fnSNzT0FUxNcYT8p1ZbiVy8see6R49NwT7ELexQqek+sDUMXPLBVSPHrUKuHYhftHkMt1WS9Ah8d936QdxOFCyJe1pKPXPKIDrmQQNApmpG1gronsx/1xIuLR6vXS1wsJQ6qKBAp1kUyWWeCZUj5KUD0cSEf40A28WNsOSzW6l77t6wB8furBHik2E4wepUVrMievuIc31AgMBAAGjPDA6MAkGA1UdEwQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQzBO+T2o196f+mJGOt5Ua49stl3DANBgkqhkiG9w0BAQsFAAOCAQEAbiIvXiqYMreRpudaDtH4bpVeLo7LKX62TJez8Caym7i+Q43X9L88jl5s9zPxIUQIXoEFaV5iP/Xm/zMiizndQaeeWqmZbslUpteJY9SUVmdSUg6xhDo0riNkrs/prsy5PSrP7apsceQK5MRVP/ewSR9AszpHrO3MumRXmDVFG9DRKvmx3G9/8zYswqzRCZZpnxb1rvG+s4OrQaO2tZcqeqZlCfxIilMg7OZ8uF+9aI+vKTPH/aVsvNAkQ233g9wH7ZhEGWSD/tPSkUoI0XTbx1Dcj48Ui182gnLDQs9oeGlM1KhTEicjvUil73BCWir3tHqeleuOcGTlbzP5Tdi/jzElMCMGCSqGSIb3DQEJFTEWBBQTTq3lkYAdusydiNoTOzEp7wHPTTCCBXYGCSqGSIb3DQEHAaCCBWcEggVjMIIFXzCCBVsGCyqGSIb3DQEMCgECoIIFIzCCBR8wSQYJKoZIhvcNAQUNMDwwGwYJKoZIhvcNAQUMMA4ECCX/hMqkM/DOAgIIADAdBglghkgBZQMEASoEEK1Tm+RbPXt6EwGPMQMiVFIEggTQ7ms84y7E3Odmpg34uvg1CL8yJeh/pWd1QRy0itofYw10+7Lu3JvjxUpu4volvclxeVHzo5zNM0JG1d4Nv594suiBBi8fvEVc+yz1Cqdsts2R1sLunBNCEAgGsIcJamjOOQpcls3NlN7+bP6glPWaixFL24PrCm6Z5MvH72iIBENInPohUBOfNxxgiKhFdSmw9iaWRVAn/V8tg8d2GBagcI4zKC4GHSmCHFiOGOTFlaEju9iME7DpAGHHohvTMHRtQoHI4IieDWfnmt49RW4WwSbX1KMmgdBpEdU1Ci217aYGBv9rxha2QnC62EXNaBsZvS5WGE2hEjqLulaP5eilP14XkvPLpgZOsdB4C7NHupQFprovy9XBJLKno4VIuDi2rYeL+V8wFbnztvUi8g+FK6J8Nd0+9Ju9IrMpnRxUQ0NdlCUI2AgMTWKCr17GUgdS9z9F4OvvTwAPmgdOoCH/aiHYMIeE0dnaQ3wGSEggejz0XVhbkD551loBq8ri4pKnoBPLDZuIKjfsRzyObwSX1P8IP9DV3KgARTpJPTHe3HRMQ4V5nYLWGwtkAGB4ajwxT6FnjItojXWF+dqpmG1ftEId8UZ0+2VTC40VEzbRbE5tKfCTekP7BgGtw7zFsd1IPOa3K8TJ5JGF+v3jSg/vO56ThAtCAuVisOOpOtSZ68Dl8OAaRob6/gxRDl54S0HAAHkGHktwu784BfpBpWUlt0AKKwlK1l4D0XmV5GW2RWlc9iGw67byyf8gsID+wAqCPko6qblDpkSMNtPPEggs4pmbhGYhK4vBB4AIcgvLOsVFHQMk1xyO6Rp4nAd7ygNs4lgJqNC7jxtyVsZN3KhvG7nUEvDeyklcI4zWRrJ9lYwwhmIksblp6tOlEVwGcB5ClmqKW9ET0HwivjE+Xd1Pi9MfBCQGWe6W1OhLzj+Ew6qmTjkoqqNp8bEWc76xdQEWeirt6vxeu9lrdyS4IJGATbJ8DHnPgGzMJXJW3DXO6/sf8lfLTf8kB0RWOkpwWWn5thlFD3rzb8i4UQb9Yz99TkwwtFGlSnwYn53vNzfrg+OEnkx+Xk8y9bDEYMvRzw/m254nbMMvCIM7nYEG+pbnsQdu4fz4KkVTfV3ZUMygMQGogwqFQCRhIdR2YsFzLhrxanx4WoR6uZ42+5hEfLlwNtW6ddKH99ocm9jnG2B4Ofm0cvxfEI1nvtg4FX4/L95EtWtR5ChDlvOdBgiuhqeAiYWgQwgHd+E+oH2p+QV/JoHBAghGmvst7TPZLIaXQlYJvhxsyZTR4g+uBnhnjOYFNHp1YxC6M2ALXun1w2FS/CGG6LVYKRG3hPFbG/apyscPcQdo8qv1jxNCrnqtRPC2sFd6+/qUXyi9gl2Zp+KlUC2pffbLgNWLb2sFJq0VTZKLW+dLtI8eApppq1bVu/ffuVxKdjy/f4U9h1VYSCzyx58n9+tdC7Dsz7Su1d6C/WrAb8bpzuOy0qJX9vec8AL+dWugRmnJ05YEGizP7ovmchtSlmcFzpShfKOEX/x+A2BUk0uozpvqaanYEGSn3nVv/BzxQnRAtxSekY1DjiMgn5ft1PZbB8X4MYIIa0YCe4q15KbR9sppUvrIAOpTtc4SqfjN/U79pvf1WD4dGTMvKeIxJTAjBgkqhkiG9w0BCRUxFgQUE06t5ZGAHbrMnYjaEzsxKe8Bz00wMTAhMAkGBSsOAwIaBQAEFDvxMfoaD/5k8xPYXsTfqsR5jTtdBAjWxVGvVfARfwICCAA="
                 *       }
                 *     }
                 */
                "application/json": {
                    tenant_certificate: components["schemas"]["TenantCertificateInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_certificate: components["schemas"]["TenantCertificate"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createTestCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_certificate": {
                 *         "is_default": true
                 *       }
                 *     }
                 */
                "application/json": {
                    tenant_certificate: {
                        /** Chứng thư mặc định */
                        is_default?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Đã tạo */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_certificate: components["schemas"]["TenantCertificate"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    findRemoteCredentials: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "remote_account": {
                 *         "service": "csc_v2",
                 *         "account": "0012345672",
                 *         "account_secret": "12345678"
                 *       }
                 *     }
                 */
                "application/json": {
                    remote_account: components["schemas"]["RemoteAccount"];
                };
            };
        };
        responses: {
            /** @description Các khóa của tài khoản */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        remote_credentials: components["schemas"]["RemoteCredential"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    chooseDefaultCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_certificate": {
                 *         "is_default": true
                 *       }
                 *     }
                 */
                "application/json": {
                    tenant_certificate: {
                        /** Chứng thư mặc định */
                        is_default: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Đã chọn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_certificate: components["schemas"]["TenantCertificate"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCertificateDocuments: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Signed by it, which is what is meant where nothing is said, or sealed for it and not signed yet. */
                state?: "signed" | "unfinished";
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certificate_documents: components["schemas"]["CertificateDocument"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chứng thư số */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_certificate: components["schemas"]["TenantCertificate"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_certificate: components["schemas"]["TenantCertificate"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Luồng sự kiện */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCollectorMailbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thiết lập */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collector_mailbox: components["schemas"]["CollectorMailbox"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateCollectorMailbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "collector_mailbox": {
                 *         "enabled": false,
                 *         "host": "imap.congty.example",
                 *         "port": 993,
                 *         "security": "tls",
                 *         "username": "hoadon@congty.example",
                 *         "password": "mat-khau-ung-dung",
                 *         "folder": "INBOX",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    collector_mailbox: components["schemas"]["CollectorMailboxUpdate"];
                };
            };
        };
        responses: {
            /** @description Thiết lập sau khi lưu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collector_mailbox: components["schemas"]["CollectorMailbox"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    verifyCollectorMailbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "collector_mailbox": {
                 *         "enabled": false,
                 *         "host": "127.0.0.1",
                 *         "port": 993,
                 *         "security": "tls",
                 *         "username": "hoadon@congty.example",
                 *         "password": "mat-khau-ung-dung",
                 *         "folder": "INBOX"
                 *       }
                 *     }
                 */
                "application/json": {
                    collector_mailbox: components["schemas"]["CollectorMailboxInput"];
                };
            };
        };
        responses: {
            /** @description Kết quả */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mailbox_check: components["schemas"]["MailboxCheck"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCollectorMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collector_mails: components["schemas"]["CollectorMail"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getColumnSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example customers */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cách bày */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        column_setting: components["schemas"]["ColumnSetting"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateColumnSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example customers */
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "column_setting": {
                 *         "columns": [
                 *           {
                 *             "source": "name",
                 *             "shown": true,
                 *             "width": 320
                 *           },
                 *           {
                 *             "source": "email",
                 *             "shown": false,
                 *             "width": null
                 *           }
                 *         ],
                 *         "density": "compact"
                 *       }
                 *     }
                 */
                "application/json": {
                    column_setting: components["schemas"]["ColumnSetting"];
                };
            };
        };
        responses: {
            /** @description Đã lưu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        column_setting: components["schemas"]["ColumnSetting"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
                after?: components["parameters"]["after"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["ActiveStatus"];
                deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currencies: components["schemas"]["Currency"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": {
                 *         "code": "NOK",
                 *         "name": "Krone Na Uy",
                 *         "exchange_rate": "2480.5",
                 *         "rate_on": "2026-11-18",
                 *         "rate_source": "Tỷ giá mua của Vietcombank",
                 *         "status": "active"
                 *       }
                 *     }
                 */
                "application/json": {
                    currency: components["schemas"]["CurrencyInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": {
                 *         "code": "NOK",
                 *         "name": "Krone Na Uy",
                 *         "exchange_rate": "2491",
                 *         "rate_on": "2026-11-19",
                 *         "status": "active",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    currency: components["schemas"]["CurrencyUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
                after?: components["parameters"]["after"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["ActiveStatus"];
                created_onOnMin?: string;
                created_onOnMax?: string;
                deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customers: components["schemas"]["Customer"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer": {
                 *         "code": "KH-MK01",
                 *         "name": "Công ty TNHH Bao bì Minh Khôi",
                 *         "tax_code": "0000000017",
                 *         "address": "Lô B12, khu công nghiệp Tân Bình, Thành phố Hồ Chí Minh",
                 *         "email": "ketoan@minhkhoi.example",
                 *         "status": "active"
                 *       }
                 *     }
                 */
                "application/json": {
                    customer: components["schemas"]["CustomerInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer": {
                 *         "code": "KH-MK01",
                 *         "name": "Công ty TNHH Bao bì Minh Khôi",
                 *         "tax_code": "0000000017",
                 *         "address": "Lô B12, khu công nghiệp Tân Bình, Thành phố Hồ Chí Minh",
                 *         "phone_number": "02838156270",
                 *         "status": "active",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    customer: components["schemas"]["CustomerUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description The running month unless given. */
                month?: components["schemas"]["MonthText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tổng quan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dashboard: components["schemas"]["Dashboard"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example customers */
                type: string;
                /** @example new */
                record: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["Draft"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    keepDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example customers */
                type: string;
                /** @example new */
                record: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": {
                 *         "content": {
                 *           "name": "Công ty Minh Khôi"
                 *         },
                 *         "base_version": null,
                 *         "revision": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    draft: components["schemas"]["DraftInput"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["Draft"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    dropDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example customers */
                type: string;
                /** @example new */
                record: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["Draft"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listErrorCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mã lỗi, theo nơi gặp và mã */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error_codes: components["schemas"]["ErrorCode"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    reportError: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "error_report": {
                 *         "message": "Cannot read properties of undefined",
                 *         "place": "/admin/invoices",
                 *         "stack": null
                 *       }
                 *     }
                 */
                "application/json": {
                    error_report: components["schemas"]["ErrorReportInput"];
                };
            };
        };
        responses: {
            /** @description Đã ghi nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error_report: components["schemas"]["ErrorReport"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getExplanation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Giải trình */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        explanation: components["schemas"]["Explanation"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    setExplanation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "explanation": {
                 *         "text": "Trụ sở thuê theo hợp đồng 12/2026 kèm theo.",
                 *         "lock_version": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    explanation: components["schemas"]["ExplanationInput"];
                };
            };
        };
        responses: {
            /** @description Giải trình sau khi lưu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        explanation: components["schemas"]["Explanation"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitExplanation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "explanation": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    explanation: components["schemas"]["ExplanationVersion"];
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang ký và gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        explanation: components["schemas"]["Explanation"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getExplanationHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lý do và hạn gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_hold: components["schemas"]["DocumentHold"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listServicePackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        service_packages: components["schemas"]["ServicePackage"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    lookUpCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0012345672 */
                tax_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: components["schemas"]["Company"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trial": {
                 *         "tax_code": "0012345672",
                 *         "company_name": "Công ty Cổ phần Thương mại Sao Việt",
                 *         "address": "Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng",
                 *         "full_name": "Nguyễn Minh Anh",
                 *         "email": "minhanh@saoviet.example",
                 *         "phone_number": "0905123456",
                 *         "password": "mat-khau-rieng-2026"
                 *       }
                 *     }
                 */
                "application/json": {
                    trial: components["schemas"]["TrialInput"];
                };
            };
        };
        responses: {
            /** @description Mã xác minh đã được gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        trial: components["schemas"]["Trial"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    resendTrialCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trial": {
                 *         "email": "minhanh@saoviet.example"
                 *       }
                 *     }
                 */
                "application/json": {
                    trial: components["schemas"]["TrialAddress"];
                };
            };
        };
        responses: {
            /** @description Mã mới đã được gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        trial: components["schemas"]["Trial"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    verifyTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "verification": {
                 *         "code": "123456"
                 *       }
                 *     }
                 */
                "application/json": {
                    verification: components["schemas"]["Verification"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: components["schemas"]["Token"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    requestInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitation_request": {
                 *         "tax_code": "0098765436",
                 *         "full_name": "Trần Thị Bình",
                 *         "email": "binh@vidu.example"
                 *       }
                 *     }
                 */
                "application/json": {
                    invitation_request: components["schemas"]["InvitationRequest"];
                };
            };
        };
        responses: {
            /** @description Thư đã được gửi tới người quản trị của đơn vị */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitation_request: components["schemas"]["InvitationRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password_reset": {
                 *         "email": "khong-co@vidu.example"
                 *       }
                 *     }
                 */
                "application/json": {
                    password_reset: components["schemas"]["PasswordResetInput"];
                };
            };
        };
        responses: {
            /** @description Nếu email có tài khoản thì thư đã được gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password_reset: components["schemas"]["PasswordReset"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readPasswordKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password_key": {
                 *         "key": "khong-ton-tai-00000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    password_key: components["schemas"]["PasswordKeyInput"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password_key: components["schemas"]["PasswordKey"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": {
                 *         "key": "khong-ton-tai-00000000000000000000",
                 *         "new_password": "mat-khau-rieng-2026"
                 *       }
                 *     }
                 */
                "application/json": {
                    password: components["schemas"]["PasswordSetting"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password_key: components["schemas"]["PasswordKey"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listIncidents: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
                after?: components["parameters"]["after"];
                ids?: components["parameters"]["ids"];
                kind?: components["schemas"]["IncidentKind"];
                started_onOnMin?: string;
                started_onOnMax?: string;
                deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        incidents: components["schemas"]["Incident"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "incident": {
                 *         "name": "Hệ thống của cơ quan thuế ngừng nhận hóa đơn",
                 *         "kind": "authority_outage",
                 *         "started_on": "2026-11-18",
                 *         "ended_on": "2026-11-19",
                 *         "announcement": "Thông báo trên Cổng thông tin ngày 19/11/2026"
                 *       }
                 *     }
                 */
                "application/json": {
                    incident: components["schemas"]["IncidentInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        incident: components["schemas"]["Incident"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        incident: components["schemas"]["Incident"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "incident": {
                 *         "name": "Mất điện toàn khu công nghiệp do bão",
                 *         "kind": "force_majeure",
                 *         "started_on": "2026-11-18",
                 *         "ended_on": null,
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    incident: components["schemas"]["IncidentUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        incident: components["schemas"]["Incident"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        incident: components["schemas"]["Incident"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cũ nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_attachments: components["schemas"]["InvoiceAttachment"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createInvoiceAttachment: {
        parameters: {
            query?: {
                /** @example hop-dong.pdf */
                file_name?: string;
            };
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example %PDF-1.4
                 *     %%EOF
                 */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Đã đính kèm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_attachment: components["schemas"]["InvoiceAttachment"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateInvoiceAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_attachment": {
                 *         "shared": true,
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_attachment: components["schemas"]["InvoiceAttachmentUpdate"];
                };
            };
        };
        responses: {
            /** @description Tệp sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_attachment: components["schemas"]["InvoiceAttachment"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteInvoiceAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã bỏ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_attachment: components["schemas"]["InvoiceAttachment"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceAttachmentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn, đúng từng byte */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceCalculatingMachines: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
                after?: components["parameters"]["after"];
                ids?: components["parameters"]["ids"];
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                template_id?: number;
                email_state?: components["schemas"]["InvoiceEmailState"];
                unsent_of_mail_job?: components["schemas"]["UnsentOfMailJob"];
                nature?: components["schemas"]["InvoiceNature"];
                /** @description One or several, comma-separated. */
                corrected?: components["schemas"]["InvoiceCorrected"][];
                totalMin?: components["schemas"]["AmountBound"];
                totalMax?: components["schemas"]["AmountBound"];
                payment_method?: string;
                created_by?: components["schemas"]["CreatorId"];
                customer_id?: number;
                /** @description Of /api/invoices/calculating_machine/publish/{id}. */
                package_id?: number;
                issued_onOnMin?: string;
                issued_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_calculating_machines: components["schemas"]["InvoiceCalculatingMachine"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportInvoiceCalculatingMachines: {
        parameters: {
            query?: {
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                template_id?: number;
                customer_id?: number;
                email_state?: components["schemas"]["InvoiceEmailState"];
                unsent_of_mail_job?: components["schemas"]["UnsentOfMailJob"];
                nature?: components["schemas"]["InvoiceNature"];
                /** @description One or several, comma-separated. */
                corrected?: components["schemas"]["InvoiceCorrected"][];
                totalMin?: components["schemas"]["AmountBound"];
                totalMax?: components["schemas"]["AmountBound"];
                payment_method?: string;
                created_by?: components["schemas"]["CreatorId"];
                package_id?: number;
                issued_onOnMin?: string;
                issued_onOnMax?: string;
                format?: "xlsx" | "csv" | "xml" | "pdf" | "print";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "application/pdf": string;
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceCalculatingMachine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_calculating_machine: components["schemas"]["InvoiceCalculatingMachine"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCashRegisterSending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tình hình */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cash_register_sending: components["schemas"]["CashRegisterSending"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRecentCashRegisterPublishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_calculating_machine_tmps: components["schemas"]["InvoiceCalculatingMachineTmp"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    publishCashRegisterPackages: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã nhận, đang ký và gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_calculating_machine_tmps: components["schemas"]["InvoiceCalculatingMachineTmp"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCashRegisterPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trạng thái */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_calculating_machine_tmp: components["schemas"]["InvoiceCalculatingMachineTmp"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    publishCashRegisterPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã nhận, đang ký và gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_calculating_machine_tmp: components["schemas"]["InvoiceCalculatingMachineTmp"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceCollectors: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                verdict?: components["schemas"]["InputInvoiceVerdict"];
                state?: components["schemas"]["InputInvoiceState"];
                seller_tax_code?: string;
                purchase_order?: components["schemas"]["InputInvoiceOrder"];
                issued_onOnMin?: string;
                issued_onOnMax?: string;
                created_onOnMin?: string;
                created_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_collectors: components["schemas"]["InvoiceCollector"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitInputInvoices: {
        parameters: {
            query?: {
                /** @example hoa-don-dau-vao.xml */
                file_name?: string;
            };
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example <HDon><DLHDon Id="data"><TTChung><PBan>2.1.1</PBan><KHMSHDon>1</KHMSHDon><KHHDon>K26TSL</KHHDon><SHDon>4512</SHDon><NLap>2026-11-20</NLap><DVTTe>VND</DVTTe></TTChung><NDHDon><NBan><Ten>Công ty CP Giấy Sông Lam</Ten><MST>0101243150</MST></NBan><NMua><Ten>Công ty mua</Ten></NMua><DSHHDVu><HHDVu><TChat>1</TChat><THHDVu>Giấy kraft</THHDVu><ThTien>1000</ThTien><TSuat>10%</TSuat></HHDVu></DSHHDVu><TToan><THTTLTSuat><LTSuat><TSuat>10%</TSuat><ThTien>1000</ThTien><TThue>100</TThue></LTSuat></THTTLTSuat><TgTCThue>1000</TgTCThue><TgTThue>100</TgTThue><TgTTTBSo>1100</TgTTTBSo></TToan></NDHDon></DLHDon></HDon> */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Kết quả của từng tệp */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collected_files: components["schemas"]["CollectedFile"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInputInvoiceTotals: {
        parameters: {
            query?: {
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                verdict?: components["schemas"]["InputInvoiceVerdict"];
                state?: components["schemas"]["InputInvoiceState"];
                seller_tax_code?: string;
                purchase_order?: components["schemas"]["InputInvoiceOrder"];
                issued_onOnMin?: string;
                issued_onOnMax?: string;
                created_onOnMin?: string;
                created_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tổng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        input_invoice_totals: components["schemas"]["InputInvoiceTotals"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceCollector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_collector: components["schemas"]["InvoiceCollector"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateInvoiceCollector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_collector": {
                 *         "state": "approved",
                 *         "purchase_order_no": "ĐM-1190",
                 *         "remark": "Đã đối chiếu với phiếu nhập kho.",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_collector: components["schemas"]["InvoiceCollectorUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_collector: components["schemas"]["InvoiceCollector"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteInvoiceCollector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_collector: components["schemas"]["InvoiceCollector"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInputInvoiceReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Như tệp gốc ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        input_invoice_reading: components["schemas"]["InputInvoiceReading"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    verifyInputInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_collector": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_collector: components["schemas"]["InvoiceCollectorVersion"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi kiểm tra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_collector: components["schemas"]["InvoiceCollector"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInputInvoiceXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn, đúng từng byte */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceDataSummaryTables: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["PublicationStatus"];
                period_kind?: components["schemas"]["SummaryPeriodKind"];
                created_onOnMin?: string;
                created_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_data_summary_tables: components["schemas"]["InvoiceDataSummaryTable"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createInvoiceDataSummaryTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_data_summary_table": {
                 *         "period_kind": "month",
                 *         "year": 2026,
                 *         "period_no": 10,
                 *         "currency": "VND"
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_data_summary_table: components["schemas"]["InvoiceDataSummaryTableInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_data_summary_table: components["schemas"]["InvoiceDataSummaryTable"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoicesWaitingForTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kỳ cũ nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        waiting_periods: components["schemas"]["WaitingPeriod"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceDataSummaryTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bảng tổng hợp */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_data_summary_table: components["schemas"]["InvoiceDataSummaryTable"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteInvoiceDataSummaryTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_data_summary_table: components["schemas"]["InvoiceDataSummaryTable"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listSummaryTableRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Theo thứ tự trên bảng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        summary_rows: components["schemas"]["SummaryRow"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateSummaryTableRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_data_summary_table": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SummaryTableVersion"];
            };
        };
        responses: {
            /** @description Bảng sau khi cập nhật */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_data_summary_table: components["schemas"]["InvoiceDataSummaryTable"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitInvoiceDataSummaryTable: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_data_summary_table": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SummaryTableVersion"];
            };
        };
        responses: {
            /** @description Đã nhận, đang ký và gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_data_summary_table: components["schemas"]["InvoiceDataSummaryTable"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceDataSummaryTableHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nhật ký, mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        summary_table_events: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceDataSummaryTableHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lý do và hạn gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_hold: components["schemas"]["DocumentHold"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceDataSummaryTableXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn, đúng từng byte */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportSummaryTableRows: {
        parameters: {
            query?: {
                format?: components["parameters"]["format"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createTableCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "table_correction": {
                 *         "state": "explain",
                 *         "reason": "Sai tên người mua",
                 *         "buyer_name": "Công ty TNHH Bao bì Minh Khôi",
                 *         "buyer_address": null
                 *       }
                 *     }
                 */
                "application/json": {
                    table_correction: components["schemas"]["TableCorrectionInput"];
                };
            };
        };
        responses: {
            /** @description Đã ghi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        table_correction: components["schemas"]["TableCorrection"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteTableCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã bỏ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        table_correction: components["schemas"]["TableCorrection"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mail_sender": {
                 *         "invoice_ids": [
                 *           1
                 *         ],
                 *         "recipients": [
                 *           "ketoan@minhkhoi.example"
                 *         ],
                 *         "subject": null,
                 *         "message": "Kính gửi Quý khách hóa đơn tháng này."
                 *       }
                 *     }
                 */
                "application/json": {
                    mail_sender: components["schemas"]["MailSender"];
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mail_sender: components["schemas"]["MailSent"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startBulkEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk_email": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1,
                 *         "message": null
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk_email: components["schemas"]["BulkEmailOrder"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getJobEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kết quả */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_emails: components["schemas"]["JobEmails"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        emails: components["schemas"]["InvoiceEmail"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceMistakes: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["PublicationStatus"];
                origin?: components["schemas"]["InvoiceMistakeOrigin"];
                created_onOnMin?: string;
                created_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_mistakes: components["schemas"]["InvoiceMistake"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createInvoiceMistake: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_mistake": {
                 *         "origin": "own",
                 *         "review_no": null,
                 *         "review_on": null,
                 *         "invoices": [
                 *           {
                 *             "invoice_id": null,
                 *             "form_no": "1",
                 *             "symbol": "C25TAA",
                 *             "number": "15",
                 *             "issued_on": "2025-11-20",
                 *             "authority_code": "00A1B2C3D4E5F60718293A4B5C6D7E8F90",
                 *             "decree": "1",
                 *             "nature": "explain",
                 *             "reason": "Sai địa chỉ người mua"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_mistake: components["schemas"]["InvoiceMistakeInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_mistake: components["schemas"]["InvoiceMistake"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    searchMistakeCandidates: {
        parameters: {
            query?: {
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mistake_candidates: components["schemas"]["MistakeCandidate"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceMistake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thông báo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_mistake: components["schemas"]["InvoiceMistake"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateInvoiceMistake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_mistake": {
                 *         "origin": "own",
                 *         "review_no": null,
                 *         "review_on": null,
                 *         "invoices": [
                 *           {
                 *             "invoice_id": null,
                 *             "form_no": "1",
                 *             "symbol": "C25TAA",
                 *             "number": "15",
                 *             "issued_on": "2025-11-20",
                 *             "authority_code": "00A1B2C3D4E5F60718293A4B5C6D7E8F90",
                 *             "decree": "1",
                 *             "nature": "explain",
                 *             "reason": "Sai tên người mua"
                 *           }
                 *         ],
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_mistake: components["schemas"]["InvoiceMistakeUpdate"];
                };
            };
        };
        responses: {
            /** @description Thông báo sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_mistake: components["schemas"]["InvoiceMistake"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteInvoiceMistake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_mistake: components["schemas"]["InvoiceMistake"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitInvoiceMistake: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_mistake": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_mistake: {
                        lock_version: number;
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang ký và gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_mistake: components["schemas"]["InvoiceMistake"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceMistakeHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nhật ký, mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_mistake_events: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceMistakeHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lý do và hạn gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_hold: components["schemas"]["DocumentHold"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceMistakeXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn, đúng từng byte */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceMistakePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thiết lập */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_config: components["schemas"]["InvoiceConfig"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    setInvoiceSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_config": {
                 *         "enabled": true,
                 *         "daily_at": "17:30",
                 *         "template_ids": []
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_config: components["schemas"]["InvoiceConfigInput"];
                };
            };
        };
        responses: {
            /** @description Thiết lập sau khi đặt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_config: components["schemas"]["InvoiceConfig"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateInvoiceScheduleError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thiết lập sau khi xóa lỗi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_config: components["schemas"]["InvoiceConfig"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
                after?: components["parameters"]["after"];
                ids?: components["parameters"]["ids"];
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                template_id?: number;
                customer_id?: number;
                email_state?: components["schemas"]["InvoiceEmailState"];
                unsent_of_mail_job?: components["schemas"]["UnsentOfMailJob"];
                nature?: components["schemas"]["InvoiceNature"];
                /** @description One or several, comma-separated. */
                corrected?: components["schemas"]["InvoiceCorrected"][];
                totalMin?: components["schemas"]["AmountBound"];
                totalMax?: components["schemas"]["AmountBound"];
                payment_method?: string;
                created_by?: components["schemas"]["CreatorId"];
                issued_onOnMin?: string;
                issued_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoices: components["schemas"]["InvoiceSummary"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice": {
                 *         "issued_on": "2026-11-20",
                 *         "buyer_name": "Công ty TNHH Bao bì Minh Khôi",
                 *         "buyer_tax_code": "0000000017",
                 *         "buyer_address": "Lô B12, khu công nghiệp Tân Bình, Thành phố Hồ Chí Minh",
                 *         "buyer_email": "ketoan@minhkhoi.example",
                 *         "payment_method": "TM/CK",
                 *         "currency": "VND",
                 *         "lines": [
                 *           {
                 *             "kind": "goods",
                 *             "code": "BK-4880",
                 *             "name": "Băng keo OPP trong 48 mm × 80 yard",
                 *             "unit": "Cuộn",
                 *             "quantity": "720",
                 *             "unit_price": "11500",
                 *             "discount_rate": "3",
                 *             "vat_rate": "8%"
                 *           },
                 *           {
                 *             "kind": "note",
                 *             "name": "Giao tại kho người mua"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice: components["schemas"]["InvoiceInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportInvoices: {
        parameters: {
            query?: {
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                template_id?: number;
                customer_id?: number;
                email_state?: components["schemas"]["InvoiceEmailState"];
                unsent_of_mail_job?: components["schemas"]["UnsentOfMailJob"];
                nature?: components["schemas"]["InvoiceNature"];
                /** @description One or several, comma-separated. */
                corrected?: components["schemas"]["InvoiceCorrected"][];
                totalMin?: components["schemas"]["AmountBound"];
                totalMax?: components["schemas"]["AmountBound"];
                payment_method?: string;
                created_by?: components["schemas"]["CreatorId"];
                issued_onOnMin?: string;
                issued_onOnMax?: string;
                format?: "xlsx" | "csv" | "xml" | "pdf" | "print";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "application/pdf": string;
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startBulkDelete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk_delete": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk_delete: components["schemas"]["BulkPublishSelection"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceSum: {
        parameters: {
            query?: {
                of?: "invoices" | "invoice_calculating_machines";
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                template_id?: number;
                customer_id?: number;
                email_state?: components["schemas"]["InvoiceEmailState"];
                unsent_of_mail_job?: components["schemas"]["UnsentOfMailJob"];
                nature?: components["schemas"]["InvoiceNature"];
                /** @description One or several, comma-separated. */
                corrected?: components["schemas"]["InvoiceCorrected"][];
                totalMin?: components["schemas"]["AmountBound"];
                totalMax?: components["schemas"]["AmountBound"];
                payment_method?: string;
                created_by?: components["schemas"]["CreatorId"];
                package_id?: number;
                issued_onOnMin?: string;
                issued_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tổng tiền của mọi hóa đơn trong bộ lọc */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_sum: components["schemas"]["InvoiceSum"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getSendingDue: {
        parameters: {
            query?: {
                of?: "invoices" | "invoice_calculating_machines";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ngày lập của hóa đơn chưa gửi đã quá hạn hoặc đến hạn hôm nay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sending_due: components["schemas"]["SendingDue"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceCreators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_creators: components["schemas"]["InvoiceCreator"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getLastUsed: {
        parameters: {
            query?: {
                customer_id?: number;
                tax_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lần bán gần nhất */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        last_used: components["schemas"]["LastUsed"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice": {
                 *         "issued_on": "2026-11-20",
                 *         "buyer_person": "Nguyễn Thị Lụa",
                 *         "payment_method": "Tiền mặt",
                 *         "currency": "VND",
                 *         "lines": [
                 *           {
                 *             "kind": "goods",
                 *             "name": "Tem dán hàng dễ vỡ A6",
                 *             "unit": "Cuộn",
                 *             "quantity": "2",
                 *             "unit_price": "42500",
                 *             "vat_rate": "10%"
                 *           }
                 *         ],
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice: components["schemas"]["InvoiceUpdate"];
                };
            };
        };
        responses: {
            /** @description Hóa đơn sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: components["schemas"]["Job"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tiến độ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_cancel": {}
                 *     }
                 */
                "application/json": {
                    job_cancel: components["schemas"]["JobCancel"];
                };
            };
        };
        responses: {
            /** @description Đã dừng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getJobFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listLawChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thay đổi, gần nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        law_changes: components["schemas"]["LawChange"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getMailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thiết lập */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mail_settings: components["schemas"]["MailSettings"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateMailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mail_settings": {
                 *         "sends_automatically": false,
                 *         "subject": "Hóa đơn {so_hoa_don}",
                 *         "body": null,
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    mail_settings: components["schemas"]["MailSettingsInput"];
                };
            };
        };
        responses: {
            /** @description Thiết lập sau khi lưu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mail_settings: components["schemas"]["MailSettings"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listMissingInputInvoices: {
        parameters: {
            query?: {
                /** @description Part of the name or the tax code, accents and case aside. */
                seller?: string;
                kind?: components["schemas"]["MissingInputInvoiceKind"];
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        missing_invoices: components["schemas"]["MissingInputInvoice"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateMissingInputInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "missing_invoice": {
                 *         "key": "month 0101243150 2026-10",
                 *         "dismissed": true
                 *       }
                 *     }
                 */
                "application/json": {
                    missing_invoice: components["schemas"]["MissingInputInvoiceUpdate"];
                };
            };
        };
        responses: {
            /** @description Đã ghi nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        missing_invoice: components["schemas"]["MissingInputInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listMonthClosings: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                state?: components["schemas"]["ClosingState"];
                month?: components["schemas"]["MonthText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        month_closings: components["schemas"]["MonthClosing"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createMonthClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "month_closing": {
                 *         "month": "2026-09"
                 *       }
                 *     }
                 */
                "application/json": {
                    month_closing: {
                        month: components["schemas"]["MonthText"];
                    };
                };
            };
        };
        responses: {
            /** @description Đã chốt */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        month_closing: components["schemas"]["MonthClosing"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getMonthBoard: {
        parameters: {
            query?: {
                /** @description The month before today's unless given. */
                month?: components["schemas"]["MonthText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bảng của tháng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        month_board: components["schemas"]["MonthBoard"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    searchMonthFindings: {
        parameters: {
            query?: {
                /** @description The month before today's unless given. */
                month?: components["schemas"]["MonthText"];
                /** @description All of them unless given. */
                check?: components["schemas"]["MonthCheckKey"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        month_findings: components["schemas"]["MonthFinding"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getClosingsVerdict: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kết luận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        verdict: components["schemas"]["ClosingsVerdict"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getMonthClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lần chốt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        month_closing: components["schemas"]["MonthClosing"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateMonthClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "month_closing": {
                 *         "reason": "Hóa đơn cuối tháng gửi lại sau khi chốt"
                 *       }
                 *     }
                 */
                "application/json": {
                    month_closing: {
                        /** Lý do */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Lần chốt sau khi mở lại */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        month_closing: components["schemas"]["MonthClosing"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getNewYearSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ký hiệu của năm mới */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        new_year: components["schemas"]["NewYear"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createNewYearSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "new_year": {
                 *         "template_ids": [
                 *           1
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    new_year: components["schemas"]["NewYearInput"];
                };
            };
        };
        responses: {
            /** @description Ký hiệu của năm mới */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        new_year: components["schemas"]["NewYear"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateNewYearDrafts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "new_year": {
                 *         "to": 2027
                 *       }
                 *     }
                 */
                "application/json": {
                    new_year: components["schemas"]["NewYearChoice"];
                };
            };
        };
        responses: {
            /** @description Đã chuyển */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        moved_drafts: components["schemas"]["MovedDrafts"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notices: components["schemas"]["Notices"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    countNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Số */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notice_count: components["schemas"]["NoticeCount"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "read": {
                 *         "notices": [
                 *           {
                 *             "key": "certificate:1",
                 *             "happened_on": "2026-11-20T17:00:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    read: components["schemas"]["NoticesRead"];
                };
            };
        };
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notices: components["schemas"]["Notices"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getNoticeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thiết lập */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notice_settings: components["schemas"]["NoticeSettings"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateNoticeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notice_settings": {
                 *         "digest": "daily",
                 *         "kinds": [
                 *           "refusal",
                 *           "authority",
                 *           "deadline",
                 *           "returned_mail"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    notice_settings: components["schemas"]["NoticeSettings"];
                };
            };
        };
        responses: {
            /** @description Thiết lập */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notice_settings: components["schemas"]["NoticeSettings"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createOtherInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "other_invoice": {
                 *         "regime": "1",
                 *         "seller_tax_code": "0000000017",
                 *         "form_no": "1",
                 *         "symbol": "C25TAA",
                 *         "number": "125",
                 *         "issued_on": "2025-12-20",
                 *         "currency": "VND",
                 *         "buyer_name": "Công ty TNHH Thuận Lợi",
                 *         "buyer_tax_code": "0000000017",
                 *         "buyer_address": "12 Nguyễn Trãi, Hà Nội",
                 *         "lines": [
                 *           {
                 *             "kind": "goods",
                 *             "name": "Băng keo",
                 *             "unit": "Cuộn",
                 *             "quantity": "20",
                 *             "unit_price": "11500",
                 *             "vat_rate": "8%"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    other_invoice: components["schemas"]["OtherInvoiceInput"];
                };
            };
        };
        responses: {
            /** @description Đã nhập */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        other_invoice: components["schemas"]["OtherInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readOtherInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example <HDon><DLHDon Id="data"><TTChung><KHMSHDon>1</KHMSHDon><KHHDon>C25TAA</KHHDon><SHDon>15</SHDon><NLap>2025-12-20</NLap></TTChung><NDHDon><NBan/><NMua/><DSHHDVu/></NDHDon></DLHDon></HDon> */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Nội dung hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        other_invoice_reading: components["schemas"]["OtherInvoiceReading"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getOtherInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        other_invoice: components["schemas"]["OtherInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getOtherInvoiceRemedies: {
        parameters: {
            query?: {
                sale?: components["schemas"]["InvoiceSale"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cách xử lý */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        remedies: components["schemas"]["InvoiceRemedies"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createOtherAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "correction": {
                 *         "matter": "main_content",
                 *         "agreement_no": "BB-2026-014",
                 *         "agreement_on": "2026-11-20",
                 *         "lines": [
                 *           {
                 *             "kind": "goods",
                 *             "name": "Băng keo",
                 *             "unit": "Cuộn",
                 *             "quantity": "-2",
                 *             "unit_price": "11500",
                 *             "vat_rate": "8%"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    correction: components["schemas"]["AdjustmentInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập nháp */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createOtherReplacement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "correction": {
                 *         "matter": "main_content",
                 *         "agreement_no": "BB-2026-015",
                 *         "agreement_on": "2026-11-20"
                 *       }
                 *     }
                 */
                "application/json": {
                    correction: components["schemas"]["ReplacementInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập nháp */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listPaymentRequests: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                state?: components["schemas"]["PaymentState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_requests: components["schemas"]["PaymentRequest"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createPaymentRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_request": {
                 *         "package_code": "CO_BAN",
                 *         "buyer_name": "Công ty Cổ phần Thương mại Sao Việt",
                 *         "buyer_tax_code": "0012345672",
                 *         "buyer_address": "Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng",
                 *         "buyer_email": "ketoan@saoviet.example"
                 *       }
                 *     }
                 */
                "application/json": {
                    payment_request: components["schemas"]["PaymentRequestInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập yêu cầu */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_request: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getPaymentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_request: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    cancelPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_request": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    payment_request: components["schemas"]["PaymentRequestVersion"];
                };
            };
        };
        responses: {
            /** @description Đã hủy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_request: components["schemas"]["PaymentRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listPaymentRefunds: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                state?: components["schemas"]["RefundState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_refunds: components["schemas"]["PaymentRefund"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    requestPaymentRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_refund": {
                 *         "lock_version": 1,
                 *         "payee": null
                 *       }
                 *     }
                 */
                "application/json": {
                    payment_refund: components["schemas"]["PaymentRefundInput"];
                };
            };
        };
        responses: {
            /** @description Đã yêu cầu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_refund: components["schemas"]["PaymentRefund"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getPackageUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        package_usage: components["schemas"]["PackageUsage"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_methods: components["schemas"]["PaymentMethods"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkout: components["schemas"]["Checkout"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitSandboxTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sandbox_transfer": {
                 *         "kind": "exact"
                 *       }
                 *     }
                 */
                "application/json": {
                    sandbox_transfer: components["schemas"]["SandboxTransfer"];
                };
            };
        };
        responses: {
            /** @description Sau khi ngân hàng báo có */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkout: components["schemas"]["Checkout"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startGatewayPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gateway_payment": {
                 *         "gateway": "vnpay"
                 *       }
                 *     }
                 */
                "application/json": {
                    gateway_payment: components["schemas"]["GatewayChoice"];
                };
            };
        };
        responses: {
            /** @description Đã mở giao dịch */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        gateway_payment: components["schemas"]["GatewayPayment"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    lookUpGatewayPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "look_up": {
                 *         "gateway": "vnpay"
                 *       }
                 *     }
                 */
                "application/json": {
                    look_up: components["schemas"]["GatewayChoice"];
                };
            };
        };
        responses: {
            /** @description Sau khi tra cứu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkout: components["schemas"]["Checkout"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitBankTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_transfer": {
                 *         "bank_reference": "FT26329000001",
                 *         "account_number": "1903202608888",
                 *         "amount": "961200",
                 *         "content": "HDS1234567839 SAO VIET CHUYEN TIEN",
                 *         "transferred_on": "2026-11-21T02:16:00Z",
                 *         "signature": "0000000000000000000000000000000000000000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    bank_transfer: components["schemas"]["BankTransfer"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transfer_receipt: components["schemas"]["TransferReceipt"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
                after?: components["parameters"]["after"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["ActiveStatus"];
                vat_rate?: components["schemas"]["ProductVatRate"];
                deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Product"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product": {
                 *         "code": "BK-4880",
                 *         "name": "Băng keo OPP trong 48 mm × 80 yard",
                 *         "unit": "Cuộn",
                 *         "unit_price": "11500",
                 *         "vat_rate": "8%",
                 *         "status": "active"
                 *       }
                 *     }
                 */
                "application/json": {
                    product: components["schemas"]["ProductInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: components["schemas"]["Product"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    findProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_matching": {
                 *         "codes": [
                 *           "BK-48"
                 *         ],
                 *         "names": [
                 *           "Màng PE quấn pallet"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    product_matching: components["schemas"]["ProductMatching"];
                };
            };
        };
        responses: {
            /** @description Hàng hóa có mã hoặc tên đó */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product_matches: components["schemas"]["ProductMatch"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: components["schemas"]["Product"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product": {
                 *         "code": "BK-4880",
                 *         "name": "Băng keo OPP trong 48 mm × 80 yard",
                 *         "unit": "Cuộn",
                 *         "unit_price": "11900",
                 *         "vat_rate": "8%",
                 *         "status": "active",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    product: components["schemas"]["ProductUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: components["schemas"]["Product"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: components["schemas"]["Product"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": {
                 *         "current_password": "hoadon-demo",
                 *         "new_password": "hoadon-demo"
                 *       }
                 *     }
                 */
                "application/json": {
                    password: components["schemas"]["PasswordChange"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 00000000-0000-4000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "totp": {
                 *         "code": "123456"
                 *       }
                 *     }
                 */
                "application/json": {
                    totp: components["schemas"]["TotpCode"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recovery_codes: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "totp": {
                 *         "password": "hoadon-demo"
                 *       }
                 *     }
                 */
                "application/json": {
                    totp: components["schemas"]["PasswordProof"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totp: components["schemas"]["TotpStart"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "totp": {
                 *         "password": "hoadon-demo"
                 *       }
                 *     }
                 */
                "application/json": {
                    totp: components["schemas"]["PasswordProof"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recovery_codes": {
                 *         "password": "hoadon-demo"
                 *       }
                 *     }
                 */
                "application/json": {
                    recovery_codes: components["schemas"]["PasswordProof"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recovery_codes: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey": {
                 *         "name": "Máy tính văn phòng",
                 *         "challenge_id": "00000000-0000-4000-8000-000000000000",
                 *         "credential": "{}"
                 *       }
                 *     }
                 */
                "application/json": {
                    passkey: components["schemas"]["PasskeyInput"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey_challenge": {
                 *         "password": "hoadon-demo"
                 *       }
                 *     }
                 */
                "application/json": {
                    passkey_challenge: components["schemas"]["PasswordProof"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkey_challenge: components["schemas"]["PasskeyChallenge"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 999999999 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey": {
                 *         "password": "hoadon-demo"
                 *       }
                 *     }
                 */
                "application/json": {
                    passkey: components["schemas"]["PasswordProof"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey_challenge": {
                 *         "purpose": "sign_in"
                 *       }
                 *     }
                 */
                "application/json": {
                    passkey_challenge: components["schemas"]["PasskeySignIn"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkey_challenge: components["schemas"]["PasskeyChallenge"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    searchProofPacks: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof_packs: components["schemas"]["ProofPack"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createProofPack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proof_pack": {
                 *         "period_from": "2026-10-01",
                 *         "period_to": "2026-10-31",
                 *         "kinds": [
                 *           "invoice_xml",
                 *           "audit_log"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    proof_pack: components["schemas"]["ProofPackInput"];
                };
            };
        };
        responses: {
            /** @description Đã bắt đầu tạo */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof_pack: components["schemas"]["ProofPack"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getProofPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gói, kèm tiến độ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof_pack: components["schemas"]["ProofPack"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteProofPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gói đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof_pack: components["schemas"]["ProofPack"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getProofPackFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp ZIP */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceProofPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp ZIP */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistrationProofPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp ZIP */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceMistakeProofPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp ZIP */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceDataSummaryTableProofPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp ZIP */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getProviderConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kết nối */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        provider_connection: components["schemas"]["ProviderConnection"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateProviderConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider_connection": {
                 *         "is_own": true,
                 *         "base_url": "https://api.tvan.example",
                 *         "auth": "token",
                 *         "token": "khoa-truy-cap",
                 *         "timeout_s": 15,
                 *         "lock_version": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    provider_connection: components["schemas"]["ProviderConnectionUpdate"];
                };
            };
        };
        responses: {
            /** @description Kết nối sau khi lưu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        provider_connection: components["schemas"]["ProviderConnection"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    verifyProviderConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider_connection": {
                 *         "is_own": true,
                 *         "base_url": "https://127.0.0.1:8443",
                 *         "auth": "token",
                 *         "token": "khoa-truy-cap",
                 *         "timeout_s": 15
                 *       }
                 *     }
                 */
                "application/json": {
                    provider_connection: components["schemas"]["ProviderConnectionInput"];
                };
            };
        };
        responses: {
            /** @description Kết quả */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        provider_check: components["schemas"]["ProviderCheck"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    publishInvoices: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoices": [
                 *         {
                 *           "id": 1,
                 *           "lock_version": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    invoices: {
                        id: number;
                        lock_version: number;
                        acknowledged?: components["schemas"]["AcknowledgedWarnings"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang phát hành */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bulk_publication: components["schemas"]["BulkPublication"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRecentPublishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recent_publishes: components["schemas"]["RecentPublish"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startBulkPublish: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk_publish": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk_publish: components["schemas"]["BulkPublishOrder"];
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang phát hành */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_publishes: components["schemas"]["InvoicePublishes"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    previewBulkPublish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk_publish": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk_publish: components["schemas"]["BulkCheckOrder"];
                };
            };
        };
        responses: {
            /** @description Kết quả kiểm tra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bulk_check: components["schemas"]["BulkCheck"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoicePublishes: {
        parameters: {
            query?: {
                outcome?: components["schemas"]["PublishOutcome"];
                /** @description One of the causes. */
                cause?: string;
                page?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tiến độ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_publishes: components["schemas"]["InvoicePublishes"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    setBulkPublishState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_publishes": {
                 *         "state": "ended"
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice_publishes: components["schemas"]["BulkStateInput"];
                };
            };
        };
        responses: {
            /** @description Tiến độ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_publishes: components["schemas"]["InvoicePublishes"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startBulkRetry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk_retry": {
                 *         "cause": "signature_failed"
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk_retry: components["schemas"]["BulkRetry"];
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang thử lại */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_publishes: components["schemas"]["InvoicePublishes"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportBulkPublish: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Từng hóa đơn với kết quả */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    forecastPublications: {
        parameters: {
            query: {
                /**
                 * @example [
                 *       1
                 *     ]
                 */
                invoice_ids: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dự kiến của từng hóa đơn */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publication_forecasts: components["schemas"]["PublicationForecast"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getSigningReadiness: {
        parameters: {
            query: {
                /** @example 1 */
                form_no: string;
                /** @example C26TAA */
                symbol: string;
                /** @example 2026-11-20 */
                issued_on: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Những gì còn thiếu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signing_readiness: components["schemas"]["SigningReadiness"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    lookUpInvoice: {
        parameters: {
            query?: {
                invoice_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice": {
                 *         "issued_on": "2026-11-20",
                 *         "buyer_name": "Công ty TNHH Bao bì Minh Khôi",
                 *         "payment_method": "TM/CK",
                 *         "currency": "VND",
                 *         "lines": [
                 *           {
                 *             "kind": "goods",
                 *             "name": "Màng PE quấn pallet",
                 *             "unit": "Cuộn",
                 *             "quantity": "12",
                 *             "unit_price": "185000",
                 *             "vat_rate": "8%"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice: components["schemas"]["InvoiceInput"];
                };
            };
        };
        responses: {
            /** @description Bản in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        template: components["schemas"]["LookUpTemplate"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    publishInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice: {
                        lock_version: number;
                        acknowledged?: components["schemas"]["AcknowledgedWarnings"];
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang phát hành */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publication: components["schemas"]["Publication"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoicePublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tình trạng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publication: components["schemas"]["Publication"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoiceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nhật ký, mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice_events: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceXml: {
        parameters: {
            query?: {
                as?: "signed" | "latest";
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn, đúng từng byte */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: {
                paper?: "series" | "roll_80";
                copy?: "electronic" | "converted";
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    quickSearch: {
        parameters: {
            query?: {
                /** @description Text, accents optional; below two characters nothing is found. */
                query?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kết quả, nhóm theo loại */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["QuickSearchResult"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    searchReconciliations: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reconciliations: components["schemas"]["Reconciliation"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    reconcileDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reconciliation": {
                 *         "day": "2026-11-19"
                 *       }
                 *     }
                 */
                "application/json": {
                    reconciliation: {
                        /**
                         * Ngày
                         * Format: date
                         */
                        day: string;
                    };
                };
            };
        };
        responses: {
            /** @description Đang đối chiếu */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reconciliation: components["schemas"]["Reconciliation"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    searchReconciliationDifferences: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reconciliation_differences: components["schemas"]["ReconciliationDifference"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listRecurringInvoices: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
                after?: components["parameters"]["after"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["RecurringStatus"];
                frequency?: components["schemas"]["RecurringFrequency"];
                next_onOnMin?: string;
                next_onOnMax?: string;
                deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recurring_invoices: components["schemas"]["RecurringInvoice"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createRecurringInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recurring_invoice": {
                 *         "name": "Tiền thuê kho Tân Bình",
                 *         "source_id": 1,
                 *         "frequency": "monthly",
                 *         "day_of_month": 31,
                 *         "starts_on": "2026-12-01",
                 *         "paused": false
                 *       }
                 *     }
                 */
                "application/json": {
                    recurring_invoice: components["schemas"]["RecurringInvoiceInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recurring_invoice: components["schemas"]["RecurringInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRecurringInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recurring_invoice: components["schemas"]["RecurringInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateRecurringInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recurring_invoice": {
                 *         "name": "Tiền thuê kho và bãi xe",
                 *         "source_id": 1,
                 *         "frequency": "monthly",
                 *         "day_of_month": 31,
                 *         "starts_on": "2026-12-01",
                 *         "paused": true,
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    recurring_invoice: components["schemas"]["RecurringInvoiceUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recurring_invoice: components["schemas"]["RecurringInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteRecurringInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recurring_invoice: components["schemas"]["RecurringInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegisteredCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0012345672 */
                tax_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registered_company: components["schemas"]["RegisteredCompany"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["PublicationStatus"];
                purpose?: components["schemas"]["RegistrationPurpose"];
                created_onOnMin?: string;
                created_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registrations: components["schemas"]["Registration"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registration": {
                 *         "purpose": "change",
                 *         "place": "Đà Nẵng",
                 *         "declared_on": "2026-11-20",
                 *         "tax_authority_code": "50101",
                 *         "tax_authority_name": "Thuế cơ sở 1 thành phố Đà Nẵng",
                 *         "representative": {
                 *           "name": "Nguyễn Minh Anh",
                 *           "phone_number": "0905123456",
                 *           "identity_no": "048080000001",
                 *           "born_on": "1980-05-12",
                 *           "passport_no": null,
                 *           "nationality_code": null,
                 *           "nationality_name": null
                 *         },
                 *         "contact": {
                 *           "name": "Trần Thị Liên",
                 *           "phone_number": "02363888999",
                 *           "email": "ketoan@saoviet.example",
                 *           "address": "Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng"
                 *         },
                 *         "invoice_modes": {
                 *           "coded": true,
                 *           "coded_cash_register": false,
                 *           "uncoded_cash_register": false,
                 *           "uncoded": false
                 *         },
                 *         "sending": {
                 *           "disadvantaged_area": false,
                 *           "public_asset_agency": false,
                 *           "direct": false,
                 *           "through_provider": true,
                 *           "foreign_supplier": false
                 *         },
                 *         "transfer": {
                 *           "full_content": true,
                 *           "revenue_table": false,
                 *           "summary_table": false,
                 *           "transaction_table": false
                 *         },
                 *         "invoice_types": {
                 *           "vat": true,
                 *           "vat_with_receipt": false,
                 *           "sales": true,
                 *           "sales_with_receipt": false,
                 *           "commercial": false,
                 *           "foreign_supplier": false,
                 *           "public_assets": false,
                 *           "national_reserve": false,
                 *           "other": false,
                 *           "documents_like_invoices": false
                 *         },
                 *         "certificates": [
                 *           {
                 *             "issuer_name": "Hoadon Demo Root CA",
                 *             "serial": "540101095A17C3D2",
                 *             "valid_from": "2026-01-01T00:00:00.000Z",
                 *             "valid_to": "2027-12-31T16:59:59.000Z",
                 *             "action": "add"
                 *           }
                 *         ],
                 *         "delegations": [],
                 *         "solution_providers": [],
                 *         "transmission_providers": [],
                 *         "dependent_units": [],
                 *         "look_up_units": [],
                 *         "pauses": [],
                 *         "receipt_integrations": [],
                 *         "business_locations": []
                 *       }
                 *     }
                 */
                "application/json": {
                    registration: components["schemas"]["RegistrationInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration: components["schemas"]["Registration"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistrationProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nội dung điền sẵn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration_proposal: components["schemas"]["RegistrationProposal"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistrationUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Theo từng ngày được chấp nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration_uses: components["schemas"]["RegistrationUse"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistrationVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration_versions: components["schemas"]["RegistrationVersion"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tờ khai */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration: components["schemas"]["Registration"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registration": {
                 *         "purpose": "change",
                 *         "place": "Đà Nẵng",
                 *         "declared_on": "2026-11-20",
                 *         "tax_authority_code": "50101",
                 *         "tax_authority_name": "Thuế cơ sở 1 thành phố Đà Nẵng",
                 *         "representative": {
                 *           "name": "Nguyễn Minh Anh",
                 *           "phone_number": "0905123456",
                 *           "identity_no": "048080000001",
                 *           "born_on": "1980-05-12",
                 *           "passport_no": null,
                 *           "nationality_code": null,
                 *           "nationality_name": null
                 *         },
                 *         "contact": {
                 *           "name": "Trần Thị Liên",
                 *           "phone_number": "02363888999",
                 *           "email": "ketoan@saoviet.example",
                 *           "address": "Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng"
                 *         },
                 *         "invoice_modes": {
                 *           "coded": true,
                 *           "coded_cash_register": true,
                 *           "uncoded_cash_register": false,
                 *           "uncoded": false
                 *         },
                 *         "sending": {
                 *           "disadvantaged_area": false,
                 *           "public_asset_agency": false,
                 *           "direct": false,
                 *           "through_provider": true,
                 *           "foreign_supplier": false
                 *         },
                 *         "transfer": {
                 *           "full_content": true,
                 *           "revenue_table": false,
                 *           "summary_table": false,
                 *           "transaction_table": false
                 *         },
                 *         "invoice_types": {
                 *           "vat": true,
                 *           "vat_with_receipt": false,
                 *           "sales": false,
                 *           "sales_with_receipt": false,
                 *           "commercial": false,
                 *           "foreign_supplier": false,
                 *           "public_assets": false,
                 *           "national_reserve": false,
                 *           "other": false,
                 *           "documents_like_invoices": false
                 *         },
                 *         "certificates": [
                 *           {
                 *             "issuer_name": "Hoadon Demo Root CA",
                 *             "serial": "540101095A17C3D2",
                 *             "valid_from": "2026-01-01T00:00:00.000Z",
                 *             "valid_to": "2027-12-31T16:59:59.000Z",
                 *             "action": "add"
                 *           }
                 *         ],
                 *         "delegations": [],
                 *         "solution_providers": [],
                 *         "transmission_providers": [],
                 *         "dependent_units": [],
                 *         "look_up_units": [],
                 *         "pauses": [],
                 *         "receipt_integrations": [],
                 *         "business_locations": [],
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    registration: components["schemas"]["RegistrationUpdate"];
                };
            };
        };
        responses: {
            /** @description Tờ khai sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration: components["schemas"]["Registration"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration: components["schemas"]["Registration"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitRegistration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registration": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    registration: {
                        lock_version: number;
                        /** @description Codes of the warnings that the person was shown and confirmed. */
                        acknowledged?: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang ký và gửi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration: components["schemas"]["Registration"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    setRegistrationReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registration_review": {
                 *         "event": "want_confirmation",
                 *         "happened_on": "2026-11-20",
                 *         "note": null
                 *       }
                 *     }
                 */
                "application/json": {
                    registration_review: components["schemas"]["RegistrationReviewInput"];
                };
            };
        };
        responses: {
            /** @description Tờ khai sau khi ghi nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration: components["schemas"]["Registration"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    removeRegistrationReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tờ khai như trước khi ghi nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration: components["schemas"]["Registration"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listRegistrationHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nhật ký, mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration_events: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistrationHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lý do và hạn gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_hold: components["schemas"]["DocumentHold"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistrationXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn, đúng từng byte */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistrationEffects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Những gì thay đổi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        registration_effects: components["schemas"]["RegistrationEffects"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRegistrationPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceRemedies: {
        parameters: {
            query?: {
                /** @description How it was sold; ordinary where it is left out. */
                sale?: components["schemas"]["InvoiceSale"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cách xử lý */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        remedies: components["schemas"]["InvoiceRemedies"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "correction": {
                 *         "matter": "main_content",
                 *         "agreement_no": "BB-2026-014",
                 *         "agreement_on": "2026-11-20",
                 *         "lines": [
                 *           {
                 *             "kind": "goods",
                 *             "name": "Băng keo OPP trong 48 mm × 80 yard",
                 *             "unit": "Cuộn",
                 *             "quantity": "-20",
                 *             "unit_price": "11500",
                 *             "vat_rate": "8%"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    correction: components["schemas"]["AdjustmentInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập nháp */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createReplacement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "correction": {
                 *         "matter": "main_content",
                 *         "agreement_no": "BB-2026-015",
                 *         "agreement_on": "2026-11-20"
                 *       }
                 *     }
                 */
                "application/json": {
                    correction: components["schemas"]["ReplacementInput"];
                };
            };
        };
        responses: {
            /** @description Đã lập nháp */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoice: components["schemas"]["Invoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listReplacedInvoices: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                issued_onOnMin?: string;
                issued_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        replaced_invoices: components["schemas"]["ReplacedInvoice"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getReplacedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hóa đơn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        replaced_invoice: components["schemas"]["ReplacedInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceSummaryReport: {
        parameters: {
            query?: {
                /** @description First day of issue; of today's month unless given. */
                from?: components["parameters"]["from"];
                /** @description Last day of issue, at most 366 days from the first; the end of today's month unless given. */
                to?: components["parameters"]["to"];
                /** @description The beginning of form number and symbol, as 1C26 or 1C26TAA. */
                series?: components["parameters"]["series"];
                /** @description A part of the name or tax code of the buyer, with or without marks. */
                buyer?: components["parameters"]["buyer"];
                /** @description What is stated of this rate alone, as invoices write it (8%, KCT); none is what is stated without a rate. */
                vat_rate?: components["parameters"]["vat_rate"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bảng kê */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report_invoice_summary: components["schemas"]["InvoiceSummaryReport"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportInvoiceSummaryReport: {
        parameters: {
            query?: {
                /** @description First day of issue; of today's month unless given. */
                from?: components["parameters"]["from"];
                /** @description Last day of issue, at most 366 days from the first; the end of today's month unless given. */
                to?: components["parameters"]["to"];
                /** @description The beginning of form number and symbol, as 1C26 or 1C26TAA. */
                series?: components["parameters"]["series"];
                /** @description A part of the name or tax code of the buyer, with or without marks. */
                buyer?: components["parameters"]["buyer"];
                /** @description What is stated of this rate alone, as invoices write it (8%, KCT); none is what is stated without a rate. */
                vat_rate?: components["parameters"]["vat_rate"];
                format?: components["parameters"]["report_format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startInvoiceSummaryExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "report_export": {
                 *         "from": "2026-11-01",
                 *         "to": "2026-11-30",
                 *         "format": "pdf"
                 *       }
                 *     }
                 */
                "application/json": {
                    report_export: components["schemas"]["ReportExport"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceDetailReport: {
        parameters: {
            query?: {
                /** @description First day of issue; of today's month unless given. */
                from?: components["parameters"]["from"];
                /** @description Last day of issue, at most 366 days from the first; the end of today's month unless given. */
                to?: components["parameters"]["to"];
                /** @description The beginning of form number and symbol, as 1C26 or 1C26TAA. */
                series?: components["parameters"]["series"];
                /** @description A part of the name or tax code of the buyer, with or without marks. */
                buyer?: components["parameters"]["buyer"];
                /** @description What is stated of this rate alone, as invoices write it (8%, KCT); none is what is stated without a rate. */
                vat_rate?: components["parameters"]["vat_rate"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bảng kê chi tiết */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report_invoice_detail: components["schemas"]["InvoiceDetailReport"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportInvoiceDetailReport: {
        parameters: {
            query?: {
                /** @description First day of issue; of today's month unless given. */
                from?: components["parameters"]["from"];
                /** @description Last day of issue, at most 366 days from the first; the end of today's month unless given. */
                to?: components["parameters"]["to"];
                /** @description The beginning of form number and symbol, as 1C26 or 1C26TAA. */
                series?: components["parameters"]["series"];
                /** @description A part of the name or tax code of the buyer, with or without marks. */
                buyer?: components["parameters"]["buyer"];
                /** @description What is stated of this rate alone, as invoices write it (8%, KCT); none is what is stated without a rate. */
                vat_rate?: components["parameters"]["vat_rate"];
                format?: components["parameters"]["report_format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startInvoiceDetailExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "report_export": {
                 *         "from": "2026-11-01",
                 *         "to": "2026-11-30",
                 *         "format": "pdf"
                 *       }
                 *     }
                 */
                "application/json": {
                    report_export: components["schemas"]["ReportExport"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoiceUsageReport: {
        parameters: {
            query?: {
                /** @description First day of issue; of today's month unless given. */
                from?: components["parameters"]["from"];
                /** @description Last day of issue, at most 366 days from the first; the end of today's month unless given. */
                to?: components["parameters"]["to"];
                /** @description The beginning of form number and symbol, as 1C26 or 1C26TAA. */
                series?: components["parameters"]["series"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tình hình sử dụng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report_invoice_usage: components["schemas"]["InvoiceUsageReport"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportInvoiceUsageReport: {
        parameters: {
            query?: {
                /** @description First day of issue; of today's month unless given. */
                from?: components["parameters"]["from"];
                /** @description Last day of issue, at most 366 days from the first; the end of today's month unless given. */
                to?: components["parameters"]["to"];
                /** @description The beginning of form number and symbol, as 1C26 or 1C26TAA. */
                series?: components["parameters"]["series"];
                format?: components["parameters"]["report_format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startInvoiceUsageExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "report_export": {
                 *         "from": "2026-11-01",
                 *         "to": "2026-11-30",
                 *         "format": "pdf"
                 *       }
                 *     }
                 */
                "application/json": {
                    report_export: components["schemas"]["ReportUsageExport"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportPurchaseReport: {
        parameters: {
            query?: {
                /** @description First day of issue; of today's month unless given. */
                from?: components["parameters"]["from"];
                /** @description Last day of issue, at most 366 days from the first; the end of today's month unless given. */
                to?: components["parameters"]["to"];
                format?: components["parameters"]["report_format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        roles: components["schemas"]["Role"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": {
                 *         "name": "Kế toán kho",
                 *         "description": "Lập hóa đơn và xem danh mục",
                 *         "permissions": [
                 *           "read_invoices",
                 *           "create_invoices",
                 *           "read_customers"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    role: components["schemas"]["RoleInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": {
                 *         "name": "Kế toán kho",
                 *         "description": "Chỉ xem",
                 *         "permissions": [
                 *           "read_invoices",
                 *           "read_customers"
                 *         ],
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    role: components["schemas"]["RoleUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        saved_searches: components["schemas"]["SavedSearch"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createSavedSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "saved_search": {
                 *         "type": "customers",
                 *         "name": "Đang hoạt động",
                 *         "query": "status=active",
                 *         "shared": false,
                 *         "is_default": false,
                 *         "position": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    saved_search: components["schemas"]["SavedSearchInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        saved_search: components["schemas"]["SavedSearch"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        saved_search: components["schemas"]["SavedSearch"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "saved_search": {
                 *         "type": "customers",
                 *         "name": "Khách ngừng giao dịch",
                 *         "query": "status=inactive",
                 *         "shared": true,
                 *         "is_default": false,
                 *         "position": 2,
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    saved_search: components["schemas"]["SavedSearchUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        saved_search: components["schemas"]["SavedSearch"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        saved_search: components["schemas"]["SavedSearch"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "password",
                 *       "username": "owner@demo.vn",
                 *       "password": "hoadon-demo"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Lỗi theo RFC 6749 */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
            /** @description Lỗi theo RFC 6749 */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "khong-ton-tai"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RevokeRequest"];
            };
        };
        responses: {
            /** @description Đã đăng xuất */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        revoked: true;
                    };
                };
            };
            /** @description Lỗi theo RFC 6749 */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
            /** @description Lỗi theo RFC 6749 */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tài khoản */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "full_name": "Trần Thu Hương",
                 *         "phone_number": null,
                 *         "language": "vi",
                 *         "theme": "system",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    user: components["schemas"]["UserUpdate"];
                };
            };
        };
        responses: {
            /** @description Tài khoản sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listSignatureRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signature_requests: components["schemas"]["SignatureRequest"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getSignatureRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yêu cầu ký */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signature_request: components["schemas"]["SignatureRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitSignatures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signature_request": {
                 *         "signatures": [
                 *           "c2lnbmF0dXJl"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    signature_request: {
                        /** @description RSASSA-PKCS1-v1_5 with SHA-256, base64. */
                        signatures: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Yêu cầu ký */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signature_request: components["schemas"]["SignatureRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendSignatureOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signature_request": {
                 *         "otp": "123456"
                 *       }
                 *     }
                 */
                "application/json": {
                    signature_request: {
                        otp: string;
                    };
                };
            };
        };
        responses: {
            /** @description Yêu cầu ký */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signature_request: components["schemas"]["SignatureRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    cancelSignatureRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signature_request": {
                 *         "reason": "Chưa cắm token"
                 *       }
                 *     }
                 */
                "application/json": {
                    signature_request: {
                        /** Lý do */
                        reason?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Yêu cầu ký */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signature_request: components["schemas"]["SignatureRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thông tin hệ thống */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        site: components["schemas"]["Site"];
                    };
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đang phục vụ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        health: components["schemas"]["Health"];
                    };
                };
            };
            503: components["responses"]["Failure"];
        };
    };
    listStatements: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                ids?: components["parameters"]["ids"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                invoice_id?: number;
                state?: components["schemas"]["StatementState"];
                mail_state?: components["schemas"]["InvoiceEmailState"];
                created_onOnMin?: string;
                created_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statements: components["schemas"]["Statement"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createStatement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": {
                 *         "nature": "adjust",
                 *         "matter": "main_content",
                 *         "right_lines": [
                 *           {
                 *             "quantity": "10",
                 *             "unit_price": "17800"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    statement: components["schemas"]["NewStatement"];
                };
            };
        };
        responses: {
            /** @description Đã lập nháp */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Biên bản */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": {
                 *         "reason": "Thùng carton 5 lớp ghi sai đơn giá 18.600, đúng là 17.800.",
                 *         "right_lines": [
                 *           {
                 *             "quantity": "10",
                 *             "unit_price": "17800"
                 *           }
                 *         ],
                 *         "place": "TP. Hồ Chí Minh",
                 *         "seller_delegate": "Phạm Minh Khôi",
                 *         "seller_position": "Giám đốc",
                 *         "buyer_delegate": "Lương Thị Kim Cúc",
                 *         "buyer_position": "Giám đốc",
                 *         "buyer_email": "ketoan@khachhang.vn",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    statement: components["schemas"]["StatementUpdate"];
                };
            };
        };
        responses: {
            /** @description Biên bản sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getStatementHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lý do và hạn gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_hold: components["schemas"]["DocumentHold"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getStatementContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nội dung */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_content: components["schemas"]["StatementContent"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitStatement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    statement: components["schemas"]["StatementVersion"];
                };
            };
        };
        responses: {
            /** @description Đã nhận, đang ký */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendStatement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": {
                 *         "lock_version": 1,
                 *         "buyer_email": "ketoan@khachhang.vn"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement: components["schemas"]["StatementSending"];
                };
            };
        };
        responses: {
            /** @description Đã gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendStatementReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    statement: components["schemas"]["StatementVersion"];
                };
            };
        };
        responses: {
            /** @description Đang gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateStatementExpiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    statement: components["schemas"]["StatementVersion"];
                };
            };
        };
        responses: {
            /** @description Đã gia hạn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startStatementRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    statement: components["schemas"]["StatementVersion"];
                };
            };
        };
        responses: {
            /** @description Biên bản nháp */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    cancelStatement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": {
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    statement: components["schemas"]["StatementVersion"];
                };
            };
        };
        responses: {
            /** @description Đã thu hồi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: components["schemas"]["Statement"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getStatementLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Liên kết */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_link: components["schemas"]["BuyerLink"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listStatementHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nhật ký, mới nhất trước */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_events: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getStatementXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getStatementPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readStatementLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_link: components["schemas"]["StatementKey"];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_link: components["schemas"]["StatementForBuyer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readStatementLinkXml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_link: components["schemas"]["StatementKey"];
                };
            };
        };
        responses: {
            /** @description Nguyên văn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readStatementLinkPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_link: components["schemas"]["StatementKey"];
                };
            };
        };
        responses: {
            /** @description Nguyên văn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startStatementSignature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_link: components["schemas"]["StatementKey"];
                };
            };
        };
        responses: {
            /** @description Giá trị để ký */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_preparation: components["schemas"]["StatementPreparation"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitStatementSignature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_signature": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "certificate_base64": "MIIC",
                 *         "signing_time": "2026-11-25T09:30:00",
                 *         "signature_base64": "c2lnbmF0dXJl"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_signature: components["schemas"]["StatementSignature"];
                };
            };
        };
        responses: {
            /** @description Đã ký */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_answer: components["schemas"]["StatementAnswer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitStatementFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_file": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "file_base64": "PEJCYW4vPg=="
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_file: components["schemas"]["StatementFile"];
                };
            };
        };
        responses: {
            /** @description Đã ký */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_answer: components["schemas"]["StatementAnswer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readStatementCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_account": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "service": "mysign",
                 *         "account": "0000000017"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_account: components["schemas"]["StatementAccount"];
                };
            };
        };
        responses: {
            /** @description Các khóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_credentials: components["schemas"]["StatementCredential"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startStatementOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_order": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "service": "mysign",
                 *         "account": "0000000017",
                 *         "credential": "khoa-1"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_order: components["schemas"]["NewStatementOrder"];
                };
            };
        };
        responses: {
            /** @description Yêu cầu ký */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_order: components["schemas"]["StatementOrder"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    readStatementOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_look_up": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "ticket": "bm9uZQ=="
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_look_up: components["schemas"]["StatementLookUp"];
                };
            };
        };
        responses: {
            /** @description Trạng thái */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_order: components["schemas"]["StatementOrder"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendStatementCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_link": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_link: components["schemas"]["StatementKey"];
                };
            };
        };
        responses: {
            /** @description Đã gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_code: components["schemas"]["StatementCode"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    confirmStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_confirmation": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "code": "123456"
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_confirmation: components["schemas"]["StatementConfirmation"];
                };
            };
        };
        responses: {
            /** @description Đã xác nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_answer: components["schemas"]["StatementAnswer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendStatementReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement_reply": {
                 *         "key": "khong-ton-tai-00000000000000000000000000000",
                 *         "reply": "change",
                 *         "name": "Đỗ Văn Thịnh",
                 *         "text": "Đơn giá là 17.800 đồng."
                 *       }
                 *     }
                 */
                "application/json": {
                    statement_reply: components["schemas"]["StatementReply"];
                };
            };
        };
        responses: {
            /** @description Đã gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement_answer: components["schemas"]["StatementAnswer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    searchTaxAuthorities: {
        parameters: {
            query?: {
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cơ quan thuế tìm được */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tax_authorities: components["schemas"]["TaxAuthority"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    countTaxAuthorities: {
        parameters: {
            query?: {
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Số cơ quan thuế tìm được */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTaxAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cơ quan thuế */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tax_authority: components["schemas"]["TaxAuthority"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["ActiveStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        templates: components["schemas"]["Template"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": {
                 *         "name": "Mẫu bán lẻ",
                 *         "form_no": "1",
                 *         "symbol": "C26TZZ",
                 *         "layout": "modern",
                 *         "accent_color": "#1b54d0",
                 *         "design": {
                 *           "paper": "a4",
                 *           "font": "layout",
                 *           "font_size": "normal",
                 *           "language": "vi_en",
                 *           "table_color": null,
                 *           "frame": true,
                 *           "watermark": "pattern",
                 *           "watermark_text": null,
                 *           "logo_id": null,
                 *           "logo_size": "normal",
                 *           "initials": true,
                 *           "columns": [
                 *             {
                 *               "key": "code",
                 *               "shown": true,
                 *               "label": "Mã vật tư"
                 *             }
                 *           ],
                 *           "blank_rows": 8,
                 *           "carried_totals": true,
                 *           "seller_lines": [
                 *             {
                 *               "label": "Website",
                 *               "text": "baobi.example.vn"
                 *             }
                 *           ],
                 *           "foot_note": "Cảm ơn quý khách.",
                 *           "buyer_signature": true,
                 *           "signature_boxes": [
                 *             {
                 *               "title": "Thủ kho"
                 *             }
                 *           ]
                 *         },
                 *         "is_default": false,
                 *         "status": "active"
                 *       }
                 *     }
                 */
                "application/json": {
                    template: components["schemas"]["TemplateInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        template: components["schemas"]["Template"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    previewTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preview": {
                 *         "form_no": "1",
                 *         "symbol": "C26TAA",
                 *         "layout": "classic",
                 *         "accent_color": null,
                 *         "lines": 7,
                 *         "design": {
                 *           "paper": "a4",
                 *           "font": "layout",
                 *           "font_size": "normal",
                 *           "language": "vi_en",
                 *           "table_color": null,
                 *           "frame": true,
                 *           "watermark": "pattern",
                 *           "watermark_text": null,
                 *           "logo_id": null,
                 *           "logo_size": "normal",
                 *           "initials": true,
                 *           "columns": [
                 *             {
                 *               "key": "code",
                 *               "shown": true,
                 *               "label": "Mã vật tư"
                 *             }
                 *           ],
                 *           "blank_rows": 8,
                 *           "carried_totals": true,
                 *           "seller_lines": [],
                 *           "foot_note": null,
                 *           "buyer_signature": true,
                 *           "signature_boxes": []
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    preview: components["schemas"]["TemplatePreviewInput"];
                };
            };
        };
        responses: {
            /** @description Bản in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preview: components["schemas"]["TemplatePreview"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createTemplateLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template_logo": {
                 *         "picture_base64": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
                 *       }
                 *     }
                 */
                "application/json": {
                    template_logo: components["schemas"]["TemplateLogoInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        template_logo: components["schemas"]["TemplateLogo"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTemplateLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        template_logo: components["schemas"]["TemplateLogo"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        template: components["schemas"]["Template"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": {
                 *         "name": "Mẫu bán lẻ tại quầy",
                 *         "form_no": "1",
                 *         "symbol": "C26TZZ",
                 *         "layout": "classic",
                 *         "accent_color": "#a31b22",
                 *         "design": {
                 *           "paper": "a4",
                 *           "font": "layout",
                 *           "font_size": "normal",
                 *           "language": "vi_en",
                 *           "table_color": null,
                 *           "frame": true,
                 *           "watermark": "pattern",
                 *           "watermark_text": null,
                 *           "logo_id": null,
                 *           "logo_size": "normal",
                 *           "initials": true,
                 *           "columns": [
                 *             {
                 *               "key": "code",
                 *               "shown": true,
                 *               "label": "Mã vật tư"
                 *             }
                 *           ],
                 *           "blank_rows": 8,
                 *           "carried_totals": true,
                 *           "seller_lines": [
                 *             {
                 *               "label": "Website",
                 *               "text": "baobi.example.vn"
                 *             }
                 *           ],
                 *           "foot_note": "Cảm ơn quý khách.",
                 *           "buyer_signature": true,
                 *           "signature_boxes": [
                 *             {
                 *               "title": "Thủ kho"
                 *             }
                 *           ]
                 *         },
                 *         "is_default": false,
                 *         "status": "active",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    template: components["schemas"]["TemplateUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        template: components["schemas"]["Template"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        template: components["schemas"]["Template"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hồ sơ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant: components["schemas"]["Tenant"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant": {
                 *         "name": "Công ty Cổ phần Thương mại Sao Việt",
                 *         "tax_code": "0012345672",
                 *         "address": "Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng",
                 *         "industry": null,
                 *         "email": "hoadon@saoviet.example",
                 *         "phone_number": "02363888999",
                 *         "website": null,
                 *         "fax": null,
                 *         "bank_account": "0071002345678",
                 *         "bank_name": "Ngân hàng TMCP Biển Đông, chi nhánh Đà Nẵng",
                 *         "delegate_name": "Trần Thu Hương",
                 *         "delegate_position": "Giám đốc",
                 *         "delegate_email": null,
                 *         "delegate_phone_number": "0905000018",
                 *         "tax_authority_name": "Thuế thành phố Đà Nẵng",
                 *         "tax_city_code": "501",
                 *         "tax_city_name": "Đà Nẵng",
                 *         "tax_authority_code": "50100",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    tenant: components["schemas"]["TenantUpdate"];
                };
            };
        };
        responses: {
            /** @description Hồ sơ sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant: components["schemas"]["Tenant"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listTenantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_settings: components["schemas"]["TenantSetting"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateTenantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "setting_key": "setting_invoice",
                 *       "configs": [
                 *         {
                 *           "config_key": "price_includes_tax",
                 *           "config_value": "false"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TenantSettingUpdate"];
            };
        };
        responses: {
            /** @description Thiết lập sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_setting: components["schemas"]["TenantSetting"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTenantSetting: {
        parameters: {
            query: {
                /** @example setting_invoice */
                setting_key: components["schemas"]["TenantSettingKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_setting: components["schemas"]["TenantSetting"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTenantSettingInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant_setting_invoice: components["schemas"]["TenantSetting"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listTimezones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        timezones: components["schemas"]["Timezone"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listDecimalConfigurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decimal_configurations: components["schemas"]["DecimalConfiguration"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateDecimalConfigurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decimal_configurations": [
                 *         {
                 *           "config_key": "decimal_digit_quantity",
                 *           "config_value": "4"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    decimal_configurations: components["schemas"]["DecimalConfigurationInput"][];
                };
            };
        };
        responses: {
            /** @description Trả lời */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decimal_configurations: components["schemas"]["DecimalConfiguration"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listTillDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        till_devices: components["schemas"]["TillDevice"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createTillDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "till_device": {
                 *         "name": "Quầy 1",
                 *         "device_key": "00000000-0000-4000-8000-000000000001",
                 *         "template_id": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    till_device: components["schemas"]["TillDeviceInput"];
                };
            };
        };
        responses: {
            /** @description Đã đăng ký */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        till_device: components["schemas"]["TillDevice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    changeTillDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "till_device": {
                 *         "name": "Quầy 2",
                 *         "device_key": "00000000-0000-4000-8000-000000000001"
                 *       }
                 *     }
                 */
                "application/json": {
                    till_device: components["schemas"]["TillTakeOver"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        till_device: components["schemas"]["TillDevice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    renewTillLease: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "till_lease": {
                 *         "device_key": "00000000-0000-4000-8000-000000000001",
                 *         "next_number": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    till_lease: components["schemas"]["TillPlace"];
                };
            };
        };
        responses: {
            /** @description Dải số của máy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        till_device: components["schemas"]["TillDevice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createTillSale: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "till_sale": {
                 *         "device_key": "00000000-0000-4000-8000-000000000001",
                 *         "sale_key": "00000000-0000-4000-8000-000000000002",
                 *         "number": 1,
                 *         "tax_authority_code": "M1-26-A1B2C-00000000001",
                 *         "sold_on": "2026-11-20T01:00:00.000Z",
                 *         "total": "110000",
                 *         "invoice": {
                 *           "issued_on": "2026-11-20",
                 *           "payment_method": "Tiền mặt",
                 *           "currency": "VND",
                 *           "buyer_name": "Công ty TNHH Bao bì Minh Khôi",
                 *           "lines": [
                 *             {
                 *               "kind": "goods",
                 *               "name": "Giấy in A4",
                 *               "unit": "ram",
                 *               "quantity": "1",
                 *               "unit_price": "100000",
                 *               "vat_rate": "10%"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    till_sale: components["schemas"]["TillSaleInput"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        till_sale: components["schemas"]["TillSale"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    endTillDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "till_release": {
                 *         "device_key": "00000000-0000-4000-8000-000000000001",
                 *         "next_number": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    till_release: components["schemas"]["TillPlace"];
                };
            };
        };
        responses: {
            /** @description Đã trả */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        till_device: components["schemas"]["TillDevice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    cancelTillDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã kết thúc */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        till_device: components["schemas"]["TillDevice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listTransmissions: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                kind?: components["schemas"]["MessageKind"];
                invoice_id?: number;
                registration_id?: number;
                invoice_mistake_id?: number;
                summary_table_id?: number;
                package_id?: number;
                direction?: components["schemas"]["Direction"];
                /** @description Mã loại thông điệp (MLTDiep). */
                message_type?: string;
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                created_onOnMin?: string;
                created_onOnMax?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transmissions: components["schemas"]["Transmission"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTransmissionHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tình trạng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transmission_health: components["schemas"]["TransmissionHealth"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportTransmissions: {
        parameters: {
            query?: {
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                kind?: components["schemas"]["MessageKind"];
                invoice_id?: number;
                registration_id?: number;
                invoice_mistake_id?: number;
                summary_table_id?: number;
                package_id?: number;
                direction?: components["schemas"]["Direction"];
                /** @description Mã loại thông điệp (MLTDiep). */
                message_type?: string;
                /** @description One or several, comma-separated. */
                status?: components["schemas"]["PublicationStatus"][];
                created_onOnMin?: string;
                created_onOnMax?: string;
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startMessageQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message_questions": {
                 *         "about": "look_up",
                 *         "filter": {
                 *           "kind": "invoice"
                 *         },
                 *         "expected_count": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    message_questions: components["schemas"]["MessageQuestions"];
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getJobQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kết quả */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_questions: components["schemas"]["JobQuestions"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTransmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Thông điệp */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transmission: components["schemas"]["Transmission"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTransmissionXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nguyên văn thông điệp, đúng từng byte */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    lookUpTransmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đang tra cứu */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transmission: components["schemas"]["Transmission"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    requestAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Kết quả */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answer_request: components["schemas"]["AnswerRequest"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getUseStops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        use_stops: components["schemas"]["UseStop"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createUseStop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "use_stop": {
                 *         "ground": "h",
                 *         "scope": "cash_register",
                 *         "stopped_on": "2026-11-20T01:00:00Z",
                 *         "decision_no": null,
                 *         "note": null
                 *       }
                 *     }
                 */
                "application/json": {
                    use_stop: components["schemas"]["UseStopInput"];
                };
            };
        };
        responses: {
            /** @description Đã ghi nhận */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        use_stop: components["schemas"]["UseStop"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getUseStopSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gợi ý */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        use_stop_suggestion: components["schemas"]["UseStopSuggestion"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateUseStop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "use_stop": {
                 *         "resumed_on": "2026-11-20T02:00:00Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    use_stop: components["schemas"]["UseResumption"];
                };
            };
        };
        responses: {
            /** @description Lần ngừng sau khi kết thúc */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        use_stop: components["schemas"]["UseStop"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["ActiveStatus"];
                role_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["Account"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "email": "thungan@minhkhoi.example",
                 *         "full_name": "Lê Thị Thu Ngân",
                 *         "role_id": 1,
                 *         "status": "active"
                 *       }
                 *     }
                 */
                "application/json": {
                    user: components["schemas"]["AccountInput"];
                };
            };
        };
        responses: {
            /** @description Đã thêm */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Account"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Account"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "email": "thungan@minhkhoi.example",
                 *         "full_name": "Lê Thị Thu Ngân",
                 *         "phone_number": "0908123456",
                 *         "role_id": 1,
                 *         "status": "inactive",
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    user: components["schemas"]["AccountUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Account"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitation": {
                 *         "message": "Chị đặt mật khẩu giúp em nhé."
                 *       }
                 *     }
                 */
                "application/json": {
                    invitation: components["schemas"]["Invitation"];
                };
            };
        };
        responses: {
            /** @description Nhân viên */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Account"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Xác thực hai lớp */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        second_factor: components["schemas"]["SecondFactor"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nhân viên */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Account"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_endpoints: components["schemas"]["WebhookEndpoint"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webhook_endpoint": {
                 *         "url": "https://erp.example.vn/hoa-don",
                 *         "description": "Phần mềm ERP",
                 *         "events": [
                 *           "invoice.accepted",
                 *           "invoice.rejected"
                 *         ],
                 *         "enabled": true
                 *       }
                 *     }
                 */
                "application/json": {
                    webhook_endpoint: components["schemas"]["WebhookEndpointInput"];
                };
            };
        };
        responses: {
            /** @description Đã tạo */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_endpoint: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bản ghi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_endpoint: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webhook_endpoint": {
                 *         "url": "https://erp.example.vn/hoa-don-moi",
                 *         "description": "Phần mềm ERP",
                 *         "events": [
                 *           "invoice.accepted"
                 *         ],
                 *         "enabled": true,
                 *         "lock_version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    webhook_endpoint: components["schemas"]["WebhookEndpointUpdate"];
                };
            };
        };
        responses: {
            /** @description Bản ghi sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_endpoint: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Đã xóa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_endpoint: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    renewWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã đổi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_endpoint: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendWebhookTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đang gửi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_delivery: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    resendWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "replay": {
                 *         "delivery_id": null
                 *       }
                 *     }
                 */
                "application/json": {
                    replay: {
                        /**
                         * Lần giao
                         * @description Null = all given up.
                         */
                        delivery_id: number | null;
                    };
                };
            };
        };
        responses: {
            /** @description Đang gửi lại */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_endpoint: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                state?: components["schemas"]["WebhookDeliveryState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_deliveries: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    verifyXml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example <HDon><DLHDon Id="data"><TTChung><KHMSHDon>1</KHMSHDon><KHHDon>C26TAA</KHHDon><SHDon>15</SHDon></TTChung><NDHDon/></DLHDon></HDon> */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Kết quả kiểm tra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        xml_verification: components["schemas"]["XmlVerification"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    restoreCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã khôi phục */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    restoreCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã khôi phục */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportCustomers: {
        parameters: {
            query?: {
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["ActiveStatus"];
                created_onOnMin?: string;
                created_onOnMax?: string;
                deleted?: boolean;
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCustomersImportTemplate: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp mẫu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCustomersImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        imports: components["schemas"]["Import"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createCustomersImport: {
        parameters: {
            query: {
                /** @example danh-sach.csv */
                file_name: string;
            };
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example "code","name","tax_code","address","email","status"
                 *     "KH-MK01","Công ty TNHH Bao bì Minh Khôi","0000000017","Lô B12, khu công nghiệp Tân Bình, Thành phố Hồ Chí Minh","ketoan@minhkhoi.example","active"
                 */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Đã nhận tệp */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCustomersImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tình trạng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateCustomersImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "import": {
                 *         "columns": [
                 *           {
                 *             "index": 0,
                 *             "field": "code"
                 *           },
                 *           {
                 *             "index": 1,
                 *             "field": "name"
                 *           },
                 *           {
                 *             "index": 2,
                 *             "field": "tax_code"
                 *           },
                 *           {
                 *             "index": 3,
                 *             "field": "address"
                 *           },
                 *           {
                 *             "index": 4,
                 *             "field": "email"
                 *           },
                 *           {
                 *             "index": 5,
                 *             "field": "status"
                 *           }
                 *         ],
                 *         "on_existing": "skip"
                 *       }
                 *     }
                 */
                "application/json": {
                    import: components["schemas"]["ImportUpdate"];
                };
            };
        };
        responses: {
            /** @description Đang kiểm tra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCustomersImportRows: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                state?: components["schemas"]["ImportRowState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Các dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import_rows: components["schemas"]["ImportRow"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateCustomersImportRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                row: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "import_row": {
                 *         "cells": [
                 *           {
                 *             "index": 0,
                 *             "text": "KH-MK01"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    import_row: components["schemas"]["ImportRowUpdate"];
                };
            };
        };
        responses: {
            /** @description Dòng sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import_row: components["schemas"]["ImportRow"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    runCustomersImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đang nhập */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getCustomersImportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp có ghi chú */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    bulkUpdateCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1,
                 *         "values": {
                 *           "status": "active"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk: {
                        ids?: number[];
                        filter?: {
                            query?: string;
                            status?: components["schemas"]["ActiveStatus"];
                            /** Format: date-time */
                            created_onOnMin?: string;
                            /** Format: date-time */
                            created_onOnMax?: string;
                            /** Đã xóa */
                            deleted?: boolean;
                        };
                        /** Số bản ghi đã chọn */
                        expected_count: number;
                        values: {
                            status?: components["schemas"]["ActiveStatus"];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    bulkDeleteCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk: {
                        ids?: number[];
                        filter?: {
                            query?: string;
                            status?: components["schemas"]["ActiveStatus"];
                            /** Format: date-time */
                            created_onOnMin?: string;
                            /** Format: date-time */
                            created_onOnMax?: string;
                            /** Đã xóa */
                            deleted?: boolean;
                        };
                        /** Số bản ghi đã chọn */
                        expected_count: number;
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    bulkUndoCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk_undo": {
                 *         "job_id": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk_undo: {
                        /** Việc */
                        job_id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    restoreIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã khôi phục */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        incident: components["schemas"]["Incident"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportInvoiceCollectors: {
        parameters: {
            query?: {
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                verdict?: components["schemas"]["InputInvoiceVerdict"];
                state?: components["schemas"]["InputInvoiceState"];
                seller_tax_code?: string;
                purchase_order?: components["schemas"]["InputInvoiceOrder"];
                issued_onOnMin?: string;
                issued_onOnMax?: string;
                created_onOnMin?: string;
                created_onOnMax?: string;
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    bulkUpdateInvoiceCollectors: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1,
                 *         "values": {
                 *           "state": "new"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk: {
                        ids?: number[];
                        filter?: {
                            query?: string;
                            verdict?: components["schemas"]["InputInvoiceVerdict"];
                            state?: components["schemas"]["InputInvoiceState"];
                            seller_tax_code?: string;
                            purchase_order?: components["schemas"]["InputInvoiceOrder"];
                            /** Format: date-time */
                            issued_onOnMin?: string;
                            /** Format: date-time */
                            issued_onOnMax?: string;
                            /** Format: date-time */
                            created_onOnMin?: string;
                            /** Format: date-time */
                            created_onOnMax?: string;
                        };
                        /** Số bản ghi đã chọn */
                        expected_count: number;
                        values: {
                            state?: components["schemas"]["InputInvoiceState"];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    bulkUndoInvoiceCollectors: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk_undo": {
                 *         "job_id": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk_undo: {
                        /** Việc */
                        job_id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoicesImportTemplate: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp mẫu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoicesImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        imports: components["schemas"]["Import"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createInvoicesImport: {
        parameters: {
            query: {
                /** @example danh-sach.csv */
                file_name: string;
            };
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example "document_no","issued_on","buyer_name","buyer_tax_code","buyer_address","payment_method","name","unit","quantity","unit_price","vat_rate"
                 *     "DH-2211","2026-11-20","Công ty TNHH Bao bì Minh Khôi","0000000017","Lô B12, khu công nghiệp Tân Bình, Thành phố Hồ Chí Minh","TM/CK","Băng keo OPP trong 48 mm","Cuộn","720","11500","8%"
                 */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Đã nhận tệp */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoicesImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tình trạng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateInvoicesImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "import": {
                 *         "columns": [
                 *           {
                 *             "index": 0,
                 *             "field": "document_no"
                 *           },
                 *           {
                 *             "index": 1,
                 *             "field": "issued_on"
                 *           },
                 *           {
                 *             "index": 2,
                 *             "field": "buyer_name"
                 *           },
                 *           {
                 *             "index": 3,
                 *             "field": "buyer_tax_code"
                 *           },
                 *           {
                 *             "index": 4,
                 *             "field": "buyer_address"
                 *           },
                 *           {
                 *             "index": 5,
                 *             "field": "payment_method"
                 *           },
                 *           {
                 *             "index": 6,
                 *             "field": "name"
                 *           },
                 *           {
                 *             "index": 7,
                 *             "field": "unit"
                 *           },
                 *           {
                 *             "index": 8,
                 *             "field": "quantity"
                 *           },
                 *           {
                 *             "index": 9,
                 *             "field": "unit_price"
                 *           },
                 *           {
                 *             "index": 10,
                 *             "field": "vat_rate"
                 *           }
                 *         ],
                 *         "on_existing": "skip"
                 *       }
                 *     }
                 */
                "application/json": {
                    import: components["schemas"]["ImportUpdate"];
                };
            };
        };
        responses: {
            /** @description Đang kiểm tra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listInvoicesImportRows: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                state?: components["schemas"]["ImportRowState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Các dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import_rows: components["schemas"]["ImportRow"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateInvoicesImportRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                row: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "import_row": {
                 *         "cells": [
                 *           {
                 *             "index": 0,
                 *             "text": "DH-2211"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    import_row: components["schemas"]["ImportRowUpdate"];
                };
            };
        };
        responses: {
            /** @description Dòng sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import_row: components["schemas"]["ImportRow"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    runInvoicesImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đang nhập */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getInvoicesImportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp có ghi chú */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    restoreProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã khôi phục */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: components["schemas"]["Product"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /** @description Comma-separated fields, - for descending: -issued_on,id. */
                sort?: components["parameters"]["sort"];
                /** @description Text, accents optional. */
                query?: components["parameters"]["query"];
                ids?: components["parameters"]["ids"];
                status?: components["schemas"]["ActiveStatus"];
                vat_rate?: components["schemas"]["ProductVatRate"];
                deleted?: boolean;
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp, kèm tổng số dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getProductsImportTemplate: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp mẫu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listProductsImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Danh sách */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        imports: components["schemas"]["Import"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createProductsImport: {
        parameters: {
            query: {
                /** @example danh-sach.csv */
                file_name: string;
            };
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example "code","name","unit","unit_price","vat_rate","status"
                 *     "BK-4880","Băng keo OPP trong 48 mm × 80 yard","Cuộn","11500","8%","active"
                 */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Đã nhận tệp */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getProductsImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tình trạng */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateProductsImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "import": {
                 *         "columns": [
                 *           {
                 *             "index": 0,
                 *             "field": "code"
                 *           },
                 *           {
                 *             "index": 1,
                 *             "field": "name"
                 *           },
                 *           {
                 *             "index": 2,
                 *             "field": "unit"
                 *           },
                 *           {
                 *             "index": 3,
                 *             "field": "unit_price"
                 *           },
                 *           {
                 *             "index": 4,
                 *             "field": "vat_rate"
                 *           },
                 *           {
                 *             "index": 5,
                 *             "field": "status"
                 *           }
                 *         ],
                 *         "on_existing": "skip"
                 *       }
                 *     }
                 */
                "application/json": {
                    import: components["schemas"]["ImportUpdate"];
                };
            };
        };
        responses: {
            /** @description Đang kiểm tra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listProductsImportRows: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                state?: components["schemas"]["ImportRowState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Các dòng */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["total"];
                    "X-Next-Cursor": components["headers"]["next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import_rows: components["schemas"]["ImportRow"][];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateProductsImportRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                row: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "import_row": {
                 *         "cells": [
                 *           {
                 *             "index": 0,
                 *             "text": "BK-4880"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    import_row: components["schemas"]["ImportRowUpdate"];
                };
            };
        };
        responses: {
            /** @description Dòng sau khi sửa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import_row: components["schemas"]["ImportRow"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    runProductsImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Kept for ever on publish.
                 * @example demo-publish-0001
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key_required"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đang nhập */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["Import"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getProductsImportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tệp có ghi chú */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    bulkUpdateProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1,
                 *         "values": {
                 *           "status": "active",
                 *           "vat_rate": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk: {
                        ids?: number[];
                        filter?: {
                            query?: string;
                            status?: components["schemas"]["ActiveStatus"];
                            vat_rate?: components["schemas"]["ProductVatRate"];
                            /** Đã xóa */
                            deleted?: boolean;
                        };
                        /** Số bản ghi đã chọn */
                        expected_count: number;
                        values: {
                            status?: components["schemas"]["ActiveStatus"];
                            /**
                             * Thuế suất
                             * Format: vat-rate
                             */
                            vat_rate?: string | null;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    bulkDeleteProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk": {
                 *         "ids": [
                 *           1
                 *         ],
                 *         "expected_count": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk: {
                        ids?: number[];
                        filter?: {
                            query?: string;
                            status?: components["schemas"]["ActiveStatus"];
                            vat_rate?: components["schemas"]["ProductVatRate"];
                            /** Đã xóa */
                            deleted?: boolean;
                        };
                        /** Số bản ghi đã chọn */
                        expected_count: number;
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    bulkUndoProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bulk_undo": {
                 *         "job_id": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    bulk_undo: {
                        /** Việc */
                        job_id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Đã nhận */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
    restoreRecurringInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 24 hours; the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Đã khôi phục */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recurring_invoice: components["schemas"]["RecurringInvoice"];
                    };
                };
            };
            "4XX": components["responses"]["Failure"];
            "5XX": components["responses"]["Failure"];
        };
    };
}
