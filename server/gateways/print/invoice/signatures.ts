import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import type { PrintSignature } from '../invoice-print.ts';
import { timeText } from '../number-text.ts';
import type { Run } from '../text-lines.ts';
import type { PrintContext } from './print-context.ts';
import type { Block } from './totals.ts';
import type { WordKey } from './words.table.ts';

type SignBox = { title: Run[]; how: Run[]; signature: PrintSignature | null };

/** Seller and buyer, or on a phiếu xuất kho who hands out and who receives. */
export function signers({ view }: Pick<PrintContext, 'view'>): [from: WordKey, to: WordKey] {
  return movesGoods(view) ? ['from_signature', 'to_signature'] : ['seller_signature', 'buyer_signature'];
}

/** Who signs: the buyer, boxes of the design, the tax authority when it signed, and the seller. */
function signBoxes(context: PrintContext): SignBox[] {
  const { view, design, strong, aside } = context;
  const title = (key: WordKey): Run[] => context.word(key, strong('', 13));
  const [from, to] = signers(context);
  const how = (
    key: 'digital_signature' | 'digital_signature_if_any' | 'code_granted' | 'written_signature',
  ): Run[] => context.word(key, aside('', 11));
  return [
    ...(design.buyer_signature
      ? [{ title: title(to), how: how('digital_signature_if_any'), signature: null }]
      : []),
    ...design.signature_boxes.map((box) => ({
      ...{ title: [strong(box.title, 13)], how: how('written_signature'), signature: null },
    })),
    ...(view.authority_signature === null
      ? []
      : [
          {
            title: title('authority_signature'),
            how: how('code_granted'),
            signature: view.authority_signature,
          },
        ]),
    { title: title(from), how: how('digital_signature'), signature: view.seller_signature },
  ];
}

/** The boxes side by side, each with its seal where it is signed. */
export function signaturesBlock(context: PrintContext): Block {
  const { paper, left, width } = context;
  const boxes = signBoxes(context);
  const wide = width / Math.max(2, boxes.length);
  const first = left + (width - wide * boxes.length) * (boxes.length === 1 ? 1 : 0.5);
  const room = wide - 16;
  const heads = boxes.map(({ title, how }) => paper.height(title, room, 18) + paper.height(how, room, 16));
  const head = Math.max(...heads);
  const seals = boxes.map(({ signature }) => (signature === null ? null : sealOf(context, signature, room)));
  const seal_height = Math.max(44, ...seals.map((seal) => seal?.height ?? 0));
  return {
    height: 14 + head + 8 + seal_height,
    draw: (top) => {
      boxes.forEach(({ title, how }, index) => {
        const box = { x: first + index * wide + 8, width: room, align: 'center' } as const;
        const y = top + 14 + paper.text(title, { ...box, y: top + 14, line_height: 18 });
        paper.text(how, { ...box, y, line_height: 16 });
        seals[index]?.draw(first + index * wide + wide / 2, top + 14 + head + 8);
      });
    },
  };
}

const SEAL_INK = '#17602f';

function sealOf(context: PrintContext, signature: PrintSignature, room: number) {
  const { paper } = context;
  const line = (text: string, face: 'inter-500' | 'inter-700' = 'inter-500'): Run => ({
    ...{ text, face, size: 10.5, color: SEAL_INK },
  });
  const texts = [
    line('Đã ký số', 'inter-700'),
    line(`Ký bởi: ${signature.signed_by}`),
    line(`Ký ngày: ${timeText(signature.signed_on)}`),
  ];
  const inner = Math.min(room - 22, Math.max(...texts.map((text) => paper.width(text) + 1)));
  const height = texts.reduce((sum, text) => sum + paper.height([text], inner, 16), 0) + 12;
  return {
    height,
    draw: (centre: number, top: number): void => {
      const x = centre - inner / 2 - 11;
      paper.fill(x, top, inner + 22, height, { color: '#1f7a3f', opacity: 0.05, radius: 3 });
      paper.frame(x, top, inner + 22, height, { color: '#1f7a3f', width: 1.25 }, 3);
      let y = top + 6;
      for (const text of texts) y += paper.text([text], { x: x + 11, y, width: inner, line_height: 16 });
    },
  };
}
