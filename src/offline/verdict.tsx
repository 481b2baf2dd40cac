import { useState, type ReactNode } from 'react';
import { findingWords, NOT_CHECKED } from '#domain/proof-pack/finding-words.ts';
import { isWhole } from '#domain/proof-pack/verify-pack.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import type { VerifiedPack } from './use-verified-pack.ts';

const SHOWN = 100;

/** What was found: whole or not, in one sentence and in figures; what was looked at, and what nobody can look at here. */
export function Verdict({ pack, has_invoices }: { pack: VerifiedPack; has_invoices: boolean }) {
  const { report, checked_on, seconds } = pack;
  const { findings, manifest, matching, audit_rows, signed } = report;
  const whole = isWhole(report);
  const has_log = manifest?.kinds.includes('audit_log') ?? false;
  const messages = manifest?.files.filter(({ path }) => path.startsWith('thong-diep/')).length ?? 0;
  const title = whole ? words.whole(formatCount(matching)) : words.differs(formatCount(findings.length));
  return (
    <section className={`o-card o-verdict ${whole ? 'o-verdict--whole' : 'o-verdict--differs'}`}>
      <div className="o-verdict__title" role={whole ? 'status' : 'alert'}>
        <h2>{title}</h2>
        <p>{words.checkedAt(formatDateTime(checked_on), formatNumber(seconds.toFixed(1)))}</p>
      </div>
      <dl className="o-figures">
        {has_invoices && pack.invoices !== null && (
          <Figure name={words.invoices} count={pack.invoices.length} />
        )}
        <Figure name={words.messages} count={messages} />
        <Figure name={words.signatures} count={signed} />
        {has_log && <Figure name={words.auditRows} count={audit_rows} />}
        <Figure name={words.different} count={findings.length} />
      </dl>
      {findings.length > 0 && (
        <Said title={words.findings}>
          {findings.slice(0, SHOWN).map((finding) => (
            <li key={JSON.stringify(finding)}>{findingWords(finding)}</li>
          ))}
          {findings.length > SHOWN && <li>{words.more(formatCount(findings.length - SHOWN))}</li>}
        </Said>
      )}
      {report.manifest_sha256 !== null && <ManifestHash hash={report.manifest_sha256} />}
      <div className="o-said-beside">
        <Said title={words.checked}>
          <li>{words.checkedFiles}</li>
          {has_log && <li>{words.checkedChain}</li>}
          <li>{words.checkedSignatures}</li>
        </Said>
        <Said title={words.notChecked}>
          {NOT_CHECKED.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Said>
      </div>
      {manifest !== null && manifest.missing.length > 0 && (
        <Said title={words.notes}>
          {manifest.missing.slice(0, SHOWN).map(({ path, reason }) => (
            <li key={path}>
              {path}: {reason}
            </li>
          ))}
        </Said>
      )}
    </section>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="o-said">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** In fours, as people read it aloud. */
const inFours = (hash: string): string => hash.replaceAll(/(.{4})(?=.)/g, '$1 ');

function ManifestHash({ hash }: { hash: string }) {
  const [typed, setTyped] = useState('');
  const other = typed.toLowerCase().replaceAll(/\s/g, '');
  return (
    <div className="o-said o-hash">
      <h3>{words.manifestHash}</h3>
      <code>{inFours(hash)}</code>
      <label>
        {words.compare}
        <input
          className="o-input"
          value={typed}
          placeholder={words.compareHint}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {other !== '' && <p role="status">{other === hash ? words.same : words.notSame}</p>}
    </div>
  );
}
