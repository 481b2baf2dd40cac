import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { xmlWords } from '#src/wording/document.ts';
import { useMemo, useState } from 'react';
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

/** An element of an XML file as it is shown: comments and processing instructions are left out. */
type XmlElement = {
  readonly name: string;
  /** As written in the tag: ` Id="data"`, empty without any. */
  readonly attributes: string;
  readonly children: readonly XmlElement[];
  /** Of an element without children. */
  readonly text: string;
};

/** Reads an XML text; null where it is malformed, so that it can be shown as it is. */
function readXml(text: string): XmlElement | null {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  if (parsed.getElementsByTagName('parsererror').length > 0) return null;
  return elementOf(parsed.documentElement);
}

function elementOf(element: Element): XmlElement {
  const children = [...element.children].map(elementOf);
  return {
    name: element.tagName,
    attributes: [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).join(''),
    children,
    text: children.length === 0 ? (element.textContent ?? '') : '',
  };
}

type XmlLine = {
  /** Place in the tree: `0.2.1`; a closing tag has `/` after it. */
  readonly key: string;
  readonly depth: number;
  readonly element: XmlElement;
  readonly shape: 'open' | 'folded' | 'leaf' | 'close';
};

/** The lines of a tree with some elements folded, from top to bottom. */
function xmlLines(root: XmlElement, folded: ReadonlySet<string>): XmlLine[] {
  const lines: XmlLine[] = [];
  const add = (element: XmlElement, key: string, depth: number) => {
    if (element.children.length === 0) {
      lines.push({ key, depth, element, shape: 'leaf' });
    } else if (folded.has(key)) {
      lines.push({ key, depth, element, shape: 'folded' });
    } else {
      lines.push({ key, depth, element, shape: 'open' });
      element.children.forEach((child, at) => add(child, `${key}.${at}`, depth + 1));
      lines.push({ key: `${key}/`, depth, element, shape: 'close' });
    }
  };
  add(root, '0', 0);
  return lines;
}

/** Signatures are long and say nothing to a reader: they are folded at first. */
const foldedAtFirst: ReadonlySet<string> = new Set(['DSCKS', 'Signature', 'ds:Signature']);

/** The places in the tree whose elements pass. */
function placesOf(root: XmlElement, passes: (element: XmlElement, key: string) => boolean): string[] {
  const within = (element: XmlElement, key: string): string[] => [
    ...(element.children.length > 0 && passes(element, key) ? [key] : []),
    ...element.children.flatMap((child, at) => within(child, `${key}.${at}`)),
  ];
  return within(root, '0');
}

function firstFolds(root: XmlElement): string[] {
  return placesOf(root, ({ name }) => foldedAtFirst.has(name));
}

/** The children of the root, and all below them: what is left is a table of contents. */
function allFolds(root: XmlElement): string[] {
  return placesOf(root, (_element, key) => key.split('.').length > 1);
}
