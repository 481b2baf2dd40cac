import { escapeHtml } from '#server/platform/http/escape-html.ts';

/** Text made ready for HTML: what a value says can never be taken for markup. */
export type Html = { readonly html: string };

type Value = Html | readonly Html[] | string | number;

/** `markup\`<p>${text}</p>\``: values are escaped, unless they are Html themselves. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: strings.reduce((written, text, at) => written + textOf(values[at - 1] ?? '') + text) };
}

function textOf(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}

const STYLE = `:root{color-scheme:light dark;--canvas:light-dark(#f3f4f7,#0c1017);--surface:light-dark(#fff,#141a24);--line:light-dark(#e3e6ec,#252e3c)
;--control:light-dark(#858e9e,#6e7a8d);--text:light-dark(#151b28,#e9edf4);--muted:light-dark(#475063,#b3bdcb);--link:light-dark(#1a4dbe,#8fb4ff)
;--primary:light-dark(#1b54d0,#3468e0);--soft:light-dark(#e8f0ff,#172a4d);--warned:light-dark(#fff3d6,#3a2c0b);--warning:light-dark(#b25e00,#f0b354)}
body{font:14px/1.45 system-ui,sans-serif;margin:0 auto;max-width:110rem;padding:1rem 1.5rem;background:var(--canvas);color:var(--text)}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}a{color:var(--link)}dt{color:var(--muted)}dd{margin:0 0 .5rem}dd ul{margin:0;padding-left:1.2rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}caption{text-align:left;font-weight:600;padding:.75rem .9rem}
th,td{border-bottom:1px solid var(--line);padding:.45rem .9rem;text-align:left;vertical-align:top;min-width:5rem}
th{position:sticky;top:0;background:var(--surface);color:var(--muted);font-weight:500;white-space:nowrap}tr:last-child td{border-bottom:0}
.scroll,fieldset{border:1px solid var(--line);border-radius:12px;background:var(--surface)}.scroll{overflow:auto;max-height:30rem;margin:0 0 1rem}
code{font-size:.86em;overflow-wrap:anywhere}td code{display:inline-block;min-width:11rem}form{max-width:40rem}
.forms{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,28rem),1fr));gap:0 1rem;align-items:start}.forms form{max-width:none}
fieldset{display:grid;gap:.75rem;min-width:0;margin:0 0 1rem;padding:.9rem}fieldset fieldset{gap:.25rem;max-height:13rem;overflow:auto}
legend{font-weight:600;padding:0 .4rem}label{display:grid;gap:.25rem;min-width:0}label.line{display:flex;gap:.5rem;align-items:center;min-height:28px}
label.line input{min-height:0}small{color:var(--muted)}fieldset p{margin:0}
input,select,button{font:inherit;color:inherit;padding:.4rem .6rem;min-height:36px;min-width:0;max-width:100%;box-sizing:border-box;border:1px solid var(--control)
;border-radius:8px;background:var(--surface)}button{cursor:pointer;font-weight:500}fieldset button{background:var(--primary);border-color:var(--primary);color:#fff}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}[role=status]{border-left:4px solid var(--primary);border-radius:6px;padding:.5rem .75rem;background:var(--soft)}

.code{position:relative;margin:.5rem 0 1rem}.code pre{margin:0;padding:.75rem 5.5rem .75rem .9rem;overflow:auto;border:1px solid var(--line);border-radius:8px;background:var(--surface);font-size:12.5px}
.code button{position:absolute;top:.4rem;right:.4rem;font-size:13px;min-height:32px;padding:.2rem .6rem}
details{border:1px solid var(--line);border-radius:8px;background:var(--surface);margin:0 0 .5rem;padding:.5rem .9rem}summary{cursor:pointer;overflow-wrap:anywhere}
.moved{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;max-width:none;position:sticky;top:0;z-index:1
;margin:0 0 1rem;border-left:4px solid var(--warning);border-radius:6px;padding:.5rem .75rem;background:var(--warned)}.moved p{margin:0;flex:1 1 20rem}
@media (max-width:767.95px){input,select,button{min-height:44px;font-size:16px}label.line{min-height:44px}}`;

/** A whole page in Vietnamese. `said` is what has just been done, `sign` what is shown above everything. */
export function page(title: string, said: string | null, body: Html, sign: Html): string {
  const status = said === null ? markup`` : markup`<p role="status">${said}</p>`;
  return markup`<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title} – Cơ quan thuế thử nghiệm</title><style>${{ html: STYLE }}</style></head>
<body><main>${sign}<h1>${title}</h1>${status}${body}</main></body></html>`.html;
}

type Column<Row> = { title: string; of: (row: Row) => Html | string | number };

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
