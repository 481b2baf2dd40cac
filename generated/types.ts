/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
export interface paths {
    "/api/api_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách khóa API */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Tạo khóa API
         * @description A key another program signs in with, as `Authorization: Bearer hd_...`. It does what its maker may, within the permissions given here. `secret` is in this answer alone, and not in that of a request repeated under the same Idempotency-Key.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api_tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem khóa API */
        get: operations["getApiToken"];
        /**
         * Đổi tên khóa API
         * @description What a key may do and until when is fixed when it is made; for another scope make another key.
         */
        put: operations["updateApiToken"];
        post?: never;
        /**
         * Thu hồi khóa API
         * @description From the next request on the key is no key any more.
         */
        delete: operations["deleteApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Nhật ký thao tác
         * @description What people and programs did to the records of the company, the newest first. Nothing of it is ever changed.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit_log/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kiểm tra toàn vẹn nhật ký
         * @description Computes the chain of hashes again from its first row: a row that was changed, left out, added or moved since it was written is found.
         */
        get: operations["getAuditVerdict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit_log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem một thao tác */
        get: operations["getAuditLogEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách chứng thư số */
        get: operations["listCertificates"];
        put?: never;
        /** Thêm chứng thư số từ tệp */
        post: operations["createCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem chứng thư số */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        /** Xóa chứng thư số */
        delete: operations["deleteCertificate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/column_settings/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example customers */
                type: string;
            };
            cookie?: never;
        };
        /**
         * Cách bày cột của tôi trong một danh sách
         * @description An account that has changed nothing gets no columns and normal density.
         */
        get: operations["getColumnSetting"];
        /** Lưu cách bày cột của tôi */
        put: operations["updateColumnSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách khách hàng */
        get: operations["listCustomers"];
        put?: never;
        /** Thêm khách hàng */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem khách hàng */
        get: operations["getCustomer"];
        /** Sửa khách hàng */
        put: operations["updateCustomer"];
        post?: never;
        /** Xóa khách hàng */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách hóa đơn */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Lập hóa đơn nháp
         * @description Without template_id the tenant's default series is taken.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem hóa đơn */
        get: operations["getInvoice"];
        /** Sửa hóa đơn nháp */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Xóa hóa đơn nháp
         * @description Only a draft that has no number; anything else answers 409.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Việc hàng loạt của tôi
         * @description The newest 20 of the account itself, so that a page opened again finds what is still running.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Tiến độ việc hàng loạt */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách hàng hóa, dịch vụ */
        get: operations["listProducts"];
        put?: never;
        /** Thêm hàng hóa, dịch vụ */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem hàng hóa, dịch vụ */
        get: operations["getProduct"];
        /** Sửa hàng hóa, dịch vụ */
        put: operations["updateProduct"];
        post?: never;
        /** Xóa hàng hóa, dịch vụ */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ký và phát hành hóa đơn
         * @description Answers 202 once the invoice is ready and queued; follow it at /publication. An invoice already being published answers 202 with its state: it never takes a second number. One whose signature failed or whose code was denied is published again with the same number.
         */
        post: operations["publishInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Tình trạng phát hành */
        get: operations["getInvoicePublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Nhật ký của hóa đơn */
        get: operations["listInvoiceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Tải XML của hóa đơn
         * @description The file the buyer keeps: once coded the one signed by the authority too; as=signed gives the seller's own. Byte-exact.
         */
        get: operations["getInvoiceXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Bản in PDF của hóa đơn */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tìm nhanh
         * @description Customers, products and invoices of the company that the account may read, at most `limit` of each, the best first: codes, numbers and tax codes that begin with the query, then the names most like it. Accents are optional.
         */
        get: operations["quickSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách vai trò */
        get: operations["listRoles"];
        put?: never;
        /** Thêm vai trò */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem vai trò */
        get: operations["getRole"];
        /** Sửa vai trò */
        put: operations["updateRole"];
        post?: never;
        /** Xóa vai trò */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved_searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách bộ lọc đã lưu */
        get: operations["listSavedSearches"];
        put?: never;
        /** Thêm bộ lọc đã lưu */
        post: operations["createSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved_searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem bộ lọc đã lưu */
        get: operations["getSavedSearch"];
        /** Sửa bộ lọc đã lưu */
        put: operations["updateSavedSearch"];
        post?: never;
        /** Xóa bộ lọc đã lưu */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Đăng nhập hoặc làm mới phiên
         * @description RFC 6749: password (4.3) and refresh_token (6) grants. Access token 15 minutes; refresh token 30 days, rotating.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Đăng xuất
         * @description RFC 7009. Ends the session the refresh token belongs to; an unknown token answers 200 too.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tài khoản đang đăng nhập */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Thông tin cho trang đăng nhập */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hệ thống có đang phục vụ không */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax_authorities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tìm cơ quan thuế
         * @description Twenty a page, in the order of their codes; a page beyond the last is empty.
         */
        get: operations["searchTaxAuthorities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax_authorities/search/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Đếm cơ quan thuế tìm được */
        get: operations["countTaxAuthorities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax_authorities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem cơ quan thuế */
        get: operations["getTaxAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách mẫu hóa đơn */
        get: operations["listTemplates"];
        put?: never;
        /** Thêm mẫu hóa đơn */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem mẫu hóa đơn */
        get: operations["getTemplate"];
        /** Sửa mẫu hóa đơn */
        put: operations["updateTemplate"];
        post?: never;
        /** Xóa mẫu hóa đơn */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hồ sơ doanh nghiệp */
        get: operations["getTenant"];
        /** Sửa hồ sơ doanh nghiệp */
        put: operations["updateTenant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transmissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lịch sử truyền nhận */
        get: operations["listTransmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transmissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem một thông điệp */
        get: operations["getTransmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transmissions/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Tải XML của thông điệp */
        get: operations["getTransmissionXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Danh sách nhân viên */
        get: operations["listUsers"];
        put?: never;
        /** Thêm nhân viên */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Xem nhân viên */
        get: operations["getUser"];
        /** Sửa nhân viên */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Khôi phục: Khách hàng */
        post: operations["restoreCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Xuất danh sách: Khách hàng */
        get: operations["exportCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/import_template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tệp mẫu để nhập: Khách hàng */
        get: operations["getCustomersImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Các lần nhập: Khách hàng
         * @description The newest 20 of the company.
         */
        get: operations["listCustomersImports"];
        put?: never;
        /** Tải tệp lên để nhập: Khách hàng */
        post: operations["createCustomersImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Một lần nhập: Khách hàng */
        get: operations["getCustomersImport"];
        /** Ghép cột và kiểm tra: Khách hàng */
        put: operations["updateCustomersImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Các dòng của lần nhập: Khách hàng */
        get: operations["listCustomersImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/imports/{id}/rows/{row}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                row: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Sửa một dòng: Khách hàng */
        put: operations["updateCustomersImportRow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nhập các dòng đúng: Khách hàng */
        post: operations["runCustomersImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/imports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Tệp với ô sai tô đỏ: Khách hàng */
        get: operations["getCustomersImportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/bulk_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sửa hàng loạt: Khách hàng
         * @description Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
         */
        post: operations["bulkUpdateCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/bulk_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Xóa hàng loạt: Khách hàng
         * @description Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
         */
        post: operations["bulkDeleteCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/bulk_undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hoàn tác việc hàng loạt: Khách hàng */
        post: operations["bulkUndoCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Khôi phục: Hàng hóa, dịch vụ */
        post: operations["restoreProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Xuất danh sách: Hàng hóa, dịch vụ */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/import_template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tệp mẫu để nhập: Hàng hóa, dịch vụ */
        get: operations["getProductsImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Các lần nhập: Hàng hóa, dịch vụ
         * @description The newest 20 of the company.
         */
        get: operations["listProductsImports"];
        put?: never;
        /** Tải tệp lên để nhập: Hàng hóa, dịch vụ */
        post: operations["createProductsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Một lần nhập: Hàng hóa, dịch vụ */
        get: operations["getProductsImport"];
        /** Ghép cột và kiểm tra: Hàng hóa, dịch vụ */
        put: operations["updateProductsImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Các dòng của lần nhập: Hàng hóa, dịch vụ */
        get: operations["listProductsImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{id}/rows/{row}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                row: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Sửa một dòng: Hàng hóa, dịch vụ */
        put: operations["updateProductsImportRow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nhập các dòng đúng: Hàng hóa, dịch vụ */
        post: operations["runProductsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Tệp với ô sai tô đỏ: Hàng hóa, dịch vụ */
        get: operations["getProductsImportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/bulk_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sửa hàng loạt: Hàng hóa, dịch vụ
         * @description Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
         */
        post: operations["bulkUpdateProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/bulk_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Xóa hàng loạt: Hàng hóa, dịch vụ
         * @description Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
         */
        post: operations["bulkDeleteProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/bulk_undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hoàn tác việc hàng loạt: Hàng hóa, dịch vụ */
        post: operations["bulkUndoProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Errors: {
            errors: components["schemas"]["ErrorItem"][];
            /** @description With 409 stale_record: the record as it stands now. */
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
            /** Số dòng */
            rows: number;
            /** Sẽ nhập */
            ready: number;
            /** Đã có */
            existing: number;
            /** Có lỗi */
            wrong: number;
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
        ImportColumn: {
            /** Vị trí */
            index: number;
            /** Tiêu đề */
            header: string;
            /** Giá trị mẫu */
            samples: string[];
            /** Trường */
            field: string | null;
        };
        ImportUpdate: {
            /** Ghép cột */
            columns: {
                /** Vị trí */
                index: number;
                /** Trường */
                field: string | null;
            }[];
            on_existing: components["schemas"]["OnExisting"];
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
        ImportRowState: "unchecked" | "ready" | "existing" | "wrong" | "imported" | "updated" | "skipped";
        /** Khi mã đã có */
        OnExisting: "skip" | "update";
        /** Loại dữ liệu */
        ResourceKind: "admin" | "tenant" | "tenant_setting" | "tenant_settings" | "tenant_role" | "savedSearch" | "columnSettings" | "customer" | "template" | "product" | "user" | "password" | "invoice" | "currency" | "invoice_mistake" | "transmission" | "registration" | "email" | "cancelled_invoices" | "adjusted_invoices" | "replaced_invoices" | "invoice_data_summary_tables" | "tenant_certificate" | "look_up" | "invoice_statement" | "report_invoice_summary" | "report_invoice_detail" | "report_invoice_usage" | "transmission_history" | "dashboard" | "onboarding" | "payment_request" | "decimal_configurations" | "invoice_auto_config" | "invoice_collector" | "statement_signing";
        /** Quyền */
        PermissionCode: "full" | "read_registrations" | "create_registrations" | "update_registrations" | "delete_registrations" | "read_templates" | "create_templates" | "update_templates" | "delete_templates" | "read_invoices" | "create_invoices" | "update_invoices" | "delete_invoices" | "publish_invoices" | "export_invoices" | "wrong_invoices" | "cancel_invoices" | "substitute_invoices" | "adjustment_invoices" | "registration_gateway" | "invoice_gateway" | "invoice_calculating_machine_gateway" | "invoice_wrong_gateway" | "invoice_summary_gateway" | "invoice_usage_report" | "export_invoice_usage_report" | "invoice_summary_report" | "export_invoice_summary_report" | "invoice_detail_report" | "export_invoice_detail_report" | "dashboard" | "read_customers" | "create_customers" | "update_customers" | "delete_customers" | "export_customers" | "import_customers" | "read_products" | "create_products" | "update_products" | "delete_products" | "export_products" | "import_products" | "tenant_settings" | "sign_settings" | "decimal_settings" | "user_permissions" | "read_invoice_data_summary" | "create_invoice_data_summary" | "update_invoice_data_summary" | "delete_invoice_data_summary" | "invoice_collector";
        TransmissionStatus: "sent" | "sent_tvan" | "valid_message" | "waiting_for_response" | "invalid_message" | "tax_authority_received" | "tax_authority_not_received" | "tax_authority_accepted" | "tax_authority_not_accepted" | "denial_of_code_issuance" | "code_issued" | "valid_data_package" | "valid_invoice" | "invalid_invoice" | "invalid_notification" | "valid_summary_table" | "invalid_summary_table" | "message_received" | "response_in_incorrect_format" | "requesting_digital_signature_is_faulty";
        /**
         * Trạng thái
         * @description What the interface shows of one document; the steps of our own side, then the 20 statuses above.
         */
        PublicationStatus: "draft" | "queued" | "numbered" | "signing" | "signed" | "signature_failed" | "unknown" | "sent" | "sent_tvan" | "valid_message" | "waiting_for_response" | "invalid_message" | "tax_authority_received" | "tax_authority_not_received" | "tax_authority_accepted" | "tax_authority_not_accepted" | "denial_of_code_issuance" | "code_issued" | "valid_data_package" | "valid_invoice" | "invalid_invoice" | "invalid_notification" | "valid_summary_table" | "invalid_summary_table" | "message_received" | "response_in_incorrect_format" | "requesting_digital_signature_is_faulty";
        /** Format: decimal */
        Decimal: string;
        /** Trạng thái */
        ActiveStatus: "active" | "inactive";
        /**
         * Thuế suất
         * Format: vat-rate
         */
        VatRate: string;
        ApiToken: {
            name: components["schemas"]["ApiTokenName"];
            /**
             * Ngày hết hạn
             * Format: date
             * @description The last day it is good, in Vietnam; null for ever.
             */
            expires_on?: string | null;
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
        TenantCertificate: {
            /** Mã số */
            readonly id: number;
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
            /** Đã đăng ký với cơ quan thuế */
            declared: boolean;
            /** Trạng thái */
            state: "valid" | "expiring" | "expired" | "not_yet_valid";
            /**
             * Ngày tạo
             * Format: date-time
             */
            created_on: string;
        };
        TenantCertificateInput: {
            /** Tệp .p12 hoặc .pfx */
            pkcs12_base64: string;
            /** Mật khẩu của tệp */
            password: string;
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
        Customer: {
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
             * Format: email
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
             * Format: email
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
             * Format: email
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
             * @description Typed in for a trade discount; computed for every other kind.
             */
            amount?: string | null;
            /**
             * Thuế suất
             * Format: vat-rate
             */
            vat_rate?: string | null;
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
             * Format: email
             */
            buyer_email?: string | null;
            /** Số điện thoại */
            buyer_phone_number?: string | null;
            /** Số định danh cá nhân */
            buyer_identity_no?: string | null;
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
            /** Ghi chú nội bộ */
            internal_note?: string | null;
            /** Hàng hóa, dịch vụ */
            lines: components["schemas"]["InvoiceLineInput"][];
        };
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
             * Format: email
             */
            buyer_email?: string | null;
            /** Số điện thoại */
            buyer_phone_number?: string | null;
            /** Số định danh cá nhân */
            buyer_identity_no?: string | null;
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
            /**
             * Ngày tạo
             * Format: date-time
             */
            created_on: string;
            /** Phiên bản */
            lock_version: number;
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
            /** Ghi chú nội bộ */
            internal_note: string | null;
            /** Hàng hóa, dịch vụ */
            lines: components["schemas"]["InvoiceLine"][];
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
            /** Người lập */
            created_by_name: string | null;
            /** Phiên bản */
            lock_version: number;
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
        /** Việc */
        JobAction: "update" | "delete" | "undo";
        /** Tình trạng */
        JobState: "queued" | "running" | "done" | "failed";
        Product: {
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
        Publication: {
            invoice_id: number;
            status: components["schemas"]["PublicationStatus"];
            /** @description True: stop polling. */
            final: boolean;
            error: boolean;
            number: number | null;
            tax_authority_code: string | null;
            /** @description Why it stands where it stands, in Vietnamese. */
            reasons: components["schemas"]["ErrorItem"][];
            lock_version: number;
        };
        InvoiceEvent: {
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
        /** Loại kết quả */
        QuickSearchKind: "customer" | "product" | "invoice";
        QuickSearchResult: {
            kind: components["schemas"]["QuickSearchKind"];
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
             * @enum {string}
             */
            href_resource: "customers" | "products" | "invoices";
        };
        Role: {
            /** Tên vai trò */
            name: string;
            /** Mô tả */
            description?: string | null;
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
        };
        Token: {
            access_token: string;
            refresh_token: string;
            /** @description Seconds. */
            expires_in: number;
            /** @constant */
            token_type: "Bearer";
        };
        TokenRequest: {
            grant_type: "password" | "refresh_token";
            username?: string;
            password?: string;
            refresh_token?: string;
        };
        RevokeRequest: {
            token: string;
            token_type_hint?: string;
        };
        Site: {
            /** @description True on a demo database; only then are accounts and password given. */
            demo: boolean;
            password: string | null;
            accounts: {
                email: string;
                role: string;
            }[];
        };
        Health: {
            /** @constant */
            database: "ok";
            version: string;
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
            form_no: "1";
            /** Ký hiệu */
            symbol: string;
            /** Kiểu trình bày */
            layout: "modern" | "classic";
            /**
             * Màu nhấn
             * Format: color
             */
            accent_color?: string | null;
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
            form_no: "1";
            /** Ký hiệu */
            symbol: string;
            /** Kiểu trình bày */
            layout: "modern" | "classic";
            /**
             * Màu nhấn
             * Format: color
             */
            accent_color?: string | null;
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
            form_no: "1";
            /** Ký hiệu */
            symbol: string;
            /** Kiểu trình bày */
            layout: "modern" | "classic";
            /**
             * Màu nhấn
             * Format: color
             */
            accent_color?: string | null;
            /** Dùng mặc định */
            is_default: boolean;
            status: components["schemas"]["ActiveStatus"];
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
            /** Mã số */
            readonly id: number;
        };
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
        /** Chiều */
        Direction: "out" | "in";
        Transmission: {
            /** Mã số */
            readonly id: number;
            /**
             * Thời điểm
             * Format: date-time
             */
            created_on: string;
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
            /** Ký hiệu, số */
            invoice_label: string | null;
            /** Dung lượng (byte) */
            bytes: number;
            /** Lý do */
            note: string | null;
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
            phone_number?: string | null;
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
    };
    responses: {
        /** @description Lỗi */
        Failure: {
            headers: {
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
        /** @description Kept 24 hours; the same key and body give the same answer. */
        idempotency_key: string;
        id: number;
        /** @description The X-Next-Cursor of the page before: the rows that follow its last one, as quickly however deep; page is then not looked at. It holds for the sort it was given with. */
        after: string;
        /**
         * @description Kept for ever on publish.
         * @example demo-publish-0001
         */
        idempotency_key_required: string;
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
export type $defs = Record<string, never>;
export interface operations {
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
                /** @description False: only those that can sign now. */
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
                        invoice_events: components["schemas"]["InvoiceEvent"][];
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
                 *         "phone_number": "02363888999",
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
                invoice_id?: number;
                direction?: components["schemas"]["Direction"];
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
}
