import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { xmlWords } from '#src/wording/document.ts';
import { useMemo, useState } from 'react';
import { allFolds, firstFolds, readXml, xmlLines } from './xml-tree.ts';
import type { XmlElement, XmlLine } from './xml-tree.ts';
import './xml-view.css';

/** Lines drawn at most: beyond them the file is for other programs. */
const mostLines = 1500;

/** An XML file to read: indented, numbered, its elements folded and opened; malformed text stands as it is. */
export function XmlView({ text }: { text: string }) {
  const root = useMemo(() => readXml(text), [text]);
  if (root === null) {
    return (
      <pre className="xml-view xml-view--raw" tabIndex={0} aria-label={xmlWords.view}>
        {text}
      </pre>
    );
  }
  return <Tree root={root} />;
}

function Tree({ root }: { root: XmlElement }) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(firstFolds(root)));
  const lines = xmlLines(root, folded);
  const toggle = (key: string) => {
    const next = new Set(folded);
    if (!next.delete(key)) next.add(key);
    setFolded(next);
  };
  return (
    <>
      <div className="xml-view__folds">
        <button type="button" onClick={() => setFolded(new Set())}>
          {xmlWords.openAll}
        </button>
        <button type="button" onClick={() => setFolded(new Set(allFolds(root)))}>
          {xmlWords.foldAll}
        </button>
      </div>
      <div className="xml-view" role="region" aria-label={xmlWords.view} tabIndex={0}>
        <ol>
          {lines.slice(0, mostLines).map((line) => (
            <li key={line.key}>
              <Line line={line} onToggle={() => toggle(line.key)} />
            </li>
          ))}
        </ol>
        {lines.length > mostLines && (
          <p className="xml-view__rest">{xmlWords.rest(formatCount(lines.length - mostLines))}</p>
        )}
      </div>
    </>
  );
}

function Line({ line: { depth, shape, element }, onToggle }: { line: XmlLine; onToggle: () => void }) {
  const { name, attributes, text } = element;
  const open = `<${name}${attributes}>`;
  const indent = { paddingLeft: `${depth * 14 + 26}px` };
  if (shape === 'close') return <code style={indent}>{`</${name}>`}</code>;
  if (shape === 'leaf') {
    return (
      <code style={indent}>
        {text === '' ? `<${name}${attributes}/>` : open}
        {text !== '' && (
          <>
            <b>{text}</b>
            {`</${name}>`}
          </>
        )}
      </code>
    );
  }
  const isOpen = shape === 'open';
  return (
    <code style={indent}>
      <button
        type="button"
        className="xml-view__fold"
        aria-expanded={isOpen}
        aria-label={xmlWords.fold(name)}
        onClick={onToggle}
      >
        <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={12} />
      </button>
      {open}
      {!isOpen && <span>{`…</${name}>`}</span>}
    </code>
  );
}
