/** Text made ready for HTML: what a value says can never be taken for markup. */
export type Html = { readonly html: string };

type Value = Html | readonly Html[] | string | number;

/** `markup\`<p>${text}</p>\``: values are escaped, unless they are Html themselves. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: strings.reduce((written, text, at) => written + textOf(values[at - 1] ?? '') + text) };
}

function textOf(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:72rem;padding:1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:.5rem 0}th,td{border-bottom:1px solid;padding:.4rem .6rem;text-align:left;vertical-align:top}
.scroll{overflow-x:auto}code{overflow-wrap:anywhere}form{display:grid;gap:.75rem;max-width:34rem}fieldset{border:1px solid;margin:0 0 1.5rem;padding:1rem}
legend{font-weight:600;padding:0 .4rem}label{display:grid;gap:.25rem}label.line{display:flex;gap:.5rem;align-items:baseline}
input,select,textarea,button{font:inherit;padding:.45rem .6rem;min-height:36px;box-sizing:border-box}button{justify-self:start;cursor:pointer}
[role=status]{border-left:4px solid;padding:.5rem .75rem}`;

/** A whole page in Vietnamese. `said` is what has just been done. */
export function page(title: string, said: string | null, body: Html): string {
  const status = said === null ? markup`` : markup`<p role="status">${said}</p>`;
  return markup`<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Cơ quan thuế thử nghiệm</title><style>${{ html: STYLE }}</style></head>
<body><main><h1>${title}</h1>${status}${body}</main></body></html>`.html;
}

export type Column<Row> = { title: string; of: (row: Row) => Html | string | number };

/** A table with a caption; a sentence in its place when there is nothing in it. */
export function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  nothing: string,
): Html {
  if (rows.length === 0) return markup`<h2>${caption}</h2><p>${nothing}</p>`;
  const heads = columns.map(({ title }) => markup`<th scope="col">${title}</th>`);
  const lines = rows.map((row) => markup`<tr>${columns.map(({ of }) => markup`<td>${of(row)}</td>`)}</tr>`);
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

export type Choice = readonly [value: string, label: string];

export function select(name: string, label: string, choices: readonly Choice[]): Html {
  const options = choices.map(([value, text]) => markup`<option value="${value}">${text}</option>`);
  return markup`<label>${label}<select name="${name}">${options}</select></label>`;
}

export function input(name: string, label: string, value: string, hint: string): Html {
  return markup`<label>${label}<input name="${name}" value="${value}" aria-describedby="${name}-hint"><small id="${name}-hint">${hint}</small></label>`;
}

/** A form that is sent to `action`. */
export function form(action: string, legend: string, button: string, fields: readonly Html[]): Html {
  return markup`<form method="post" action="${action}"><fieldset><legend>${legend}</legend>${fields}<p><button>${button}</button></p></fieldset></form>`;
}
