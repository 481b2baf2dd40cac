import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/print/design.ts';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk } from '../reliability/clerk.ts';

type Schemas = components['schemas'];

const server = withTestApp();
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});

async function template(): Promise<Schemas['Template']> {
  const { body } = await judged(server.current, 'listTemplates', { token });
  const [first] = (body as { templates: Schemas['Template'][] }).templates;
  if (first === undefined) throw new Error('the demo company has templates');
  return first;
}

function saved({ id, ...record }: Schemas['Template'], changed: Partial<Schemas['TemplateUpdate']>) {
  const { last_number: _numbers, created_on: _day, ...input } = record;
  return judged(server.current, 'updateTemplate', {
    token,
    id,
    body: { template: { ...input, ...changed } },
  });
}

describe('the design of a template', () => {
  test('is the usual one until it is changed, and stays where a change leaves it out', async () => {
    const before = await template();
    expect(before.design).toEqual(DEFAULT_DESIGN);
    const design = { ...DEFAULT_DESIGN, language: 'vi_en', blank_rows: 8 } as const;
    const changed = await saved(before, { design, layout: 'band' });
    expect(changed.status, changed.text).toBe(200);
    const { design: _design, ...rest } = (changed.body as { template: Schemas['Template'] }).template;
    const renamed = await saved(rest as Schemas['Template'], { name: 'Mẫu song ngữ' });
    expect(renamed.body).toMatchObject({ template: { name: 'Mẫu song ngữ', layout: 'band', design } });
  });

  test('names logos of the company alone', async () => {
    const refused = await saved(await template(), { design: { ...DEFAULT_DESIGN, logo_id: 999_999 } });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('reference_missing');
  });
});

const preview = (changed: Partial<Schemas['TemplatePreviewInput']>, as = token) =>
  judged(server.current, 'previewTemplate', {
    token: as,
    body: {
      preview: {
        form_no: '1',
        symbol: 'C26TAA',
        layout: 'classic',
        accent_color: null,
        lines: null,
        ...changed,
      },
    },
  });

describe('the preview of a design', () => {
  test('is the PDF of the newest invoice, or of an example of so many lines; nothing is stored', async () => {
    await clerk(server.current.url, token).draft();
    const newest = (await preview({})).body as { preview: Schemas['TemplatePreview'] };
    expect(newest.preview.invoice_id).not.toBeNull();
    expect(Buffer.from(newest.preview.pdf_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const example = (await preview({ lines: 12, symbol: '' })).body as {
      preview: Schemas['TemplatePreview'];
    };
    expect(example.preview).toMatchObject({ invoice_id: null, number: null });
  });

  test('shows who may not see invoices an example', async () => {
    const { body } = await judged(server.current, 'createApiToken', {
      token,
      body: { api_token: { name: 'Thiết kế', permissions: ['update_templates'], expires_on: null } },
    });
    const { secret } = (body as { api_token: { secret: string } }).api_token;
    const shown = await preview({}, secret);
    expect(shown.status, shown.text).toBe(200);
    expect(shown.body).toMatchObject({ preview: { invoice_id: null } });
  });
});

/** A see-through PNG; `data` in place of its pixels. */
function png(
  width: number,
  height: number,
  data = deflateSync(Buffer.alloc((4 * width + 1) * height)),
): string {
  const chunk = (type: string, bytes: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(bytes.length);
    head.write(type, 4);
    return Buffer.concat([head, bytes, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = 8;
  // Red, green, blue and how far one sees through.
  size[9] = 6;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

const addLogo = (picture_base64: string) =>
  judged(server.current, 'createTemplateLogo', { token, body: { template_logo: { picture_base64 } } });

describe('a logo', () => {
  test('is stored once, read back and printed', async () => {
    const first = await addLogo(png(40, 20));
    expect(first.status, first.text).toBe(201);
    const { template_logo: logo } = first.body as { template_logo: Schemas['TemplateLogo'] };
    expect((await addLogo(png(40, 20))).body).toMatchObject({ template_logo: { id: logo.id } });
    const read = await judged(server.current, 'getTemplateLogo', { token, id: logo.id });
    expect(read.body).toMatchObject({
      template_logo: { media_type: 'image/png', picture_base64: png(40, 20) },
    });
    const shown = await preview({ design: { ...DEFAULT_DESIGN, logo_id: logo.id } });
    const { pdf_base64 } = (shown.body as { preview: Schemas['TemplatePreview'] }).preview;
    expect(Buffer.from(pdf_base64, 'base64').toString('latin1')).toContain('/Subtype /Image');
  });

  test.each([
    ['no picture', Buffer.from('<svg/>'.repeat(20)).toString('base64'), 'logo_no_picture'],
    ['more than 2,000 pixels a side', png(2001, 1), 'logo_too_large'],
    ['pixels that cannot be read', png(40, 20, Buffer.from('broken')), 'logo_not_drawn'],
  ])('is refused: %s', async (_, picture, code) => {
    const refused = await addLogo(picture);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(code);
  });
});
