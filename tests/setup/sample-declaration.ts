import type { Registration } from '#src/custom/first-run/first-run-facts.ts';

/** A declaration as the first steps read it: written, not sent. */
export const sampleDeclaration: Registration = {
  id: 7,
  status: 'draft',
  status_error: false,
  reasons: [],
  review: null,
  review_since: null,
  review_due_on: null,
  signature_request_id: null,
  accepted_on: null,
  tax_authority_name: 'Thuế cơ sở 1 thành phố Đà Nẵng',
  representative: { name: 'Nguyễn Minh Anh' },
};
