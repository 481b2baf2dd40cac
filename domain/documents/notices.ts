import type { Xml } from './canonical-xml.ts';
import { writeDocument } from './format/write.ts';
import { TECHNICAL_RESPONSE } from './formats/messages/envelope.format.ts';

/** The version the answer is written in. */
const VERSION = '2.1.1';

/** Lý do (LDo) of a refusal, as the authority words it. */
export type Reason = {
  code: string;
  text: string;
  /** Hướng dẫn xử lý (HDXLy). */
  remedy: string | null;
};

/** Phản hồi kỹ thuật (999): the receiver has the message; reasons mean it refused it. */
type TechnicalResponse = {
  message_id: string;
  receiver: string;
  /** Local time GMT+7 without zone (NNhan). */
  received_at: string;
  reasons: readonly Reason[];
};

/** Body of message 999. Throws FormatRefused where it is against its format. */
export function buildTechnicalResponse(response: TechnicalResponse): Xml {
  const { message_id, receiver, received_at, reasons } = response;
  return writeDocument(TECHNICAL_RESPONSE, VERSION, {
    MTDiep: message_id,
    MHSGoc: null,
    MNGui: receiver,
    NNhan: received_at,
    TTTNhan: reasons.length === 0 ? '0' : '1',
    DSLDo: reasons.map(({ code, text }) => ({ MLoi: code, MTa: text })),
  });
}

/** The invoice a notice speaks of. */
export type InvoiceName = { form_no: string; symbol: string; number: string; issued_on: string };
