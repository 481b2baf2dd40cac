import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { media } from '#src/theme/tokens.ts';
import { useHelpOpen } from '#src/views/pages/page-width.tsx';
import { draftPrintWords as words } from '#src/wording/desk/invoice-editor.ts';
import type { Written } from './use-draft-print.ts';

// What opens a PDF is larger than the editor: the form is there before it.
const DraftPrintCard = lazy(async () => ({ default: (await import('./draft-print.tsx')).DraftPrintCard }));

/** Screens with room for a column beside the form. */
const BESIDE = '(min-width:1240px)';
/** Screens with room for it and the help beside both. */
const BESIDE_HELP = '(min-width:1812px)';
const KEY = 'hoadon-editor-aside';

/** Whether the print and what is to be done have a place beside the form. */
export function usePrintBeside(): boolean {
  const isBeside = useMediaQuery(BESIDE);
  const isBesideHelp = useMediaQuery(BESIDE_HELP);
  return useHelpOpen() ? isBesideHelp : isBeside;
}

/**
 * Whether that place is folded to a strip. As long as nothing was chosen on this machine, it is where the column would take the
 * room of the lines.
 */
export function useFoldedAside() {
  const isBeside = usePrintBeside();
  const isWide = useMediaQuery(media.printBeside);
  const [chosen, setChosen] = useState(() => window.localStorage.getItem(KEY));
  const fold = (folded: boolean) => {
    const choice = folded ? 'folded' : 'open';
    window.localStorage.setItem(KEY, choice);
    setChosen(choice);
  };
  return { folded: isBeside && (chosen === null ? !isWide : chosen === 'folded'), fold };
}

type EditorAsideProps = ReturnType<typeof useFoldedAside> & {
  print: Written;
  children: ReactNode;
};

/** Beside the form: the print of what is written, and the cards given; or the strip that opens them. */
export function EditorAside({ folded, fold, print, children }: EditorAsideProps) {
  const isBeside = usePrintBeside();
  const aside = useRef<HTMLElement>(null);
  // The button that was pressed goes; the one that takes it back comes with the print, which may still be loading.
  const turn = (to: boolean) => {
    flushSync(() => fold(to));
    const back = aside.current?.querySelector<HTMLElement>('[aria-expanded]');
    (back ?? aside.current)?.focus();
  };
  if (folded) {
    return (
      <aside className="editor__strip" ref={aside}>
        <button type="button" aria-expanded={false} aria-label={words.unfold} onClick={() => turn(false)}>
          <Icon of={IconChevronsLeft} size={18} />
          <span className="editor__sheet" aria-hidden />
          <span>{words.title}</span>
        </button>
      </aside>
    );
  }
  return (
    <aside className="k-stack editor__aside" ref={aside} tabIndex={-1}>
      {isBeside && (
        <Suspense fallback={null}>
          <DraftPrintCard
            {...print}
            fold={
              <IconButton
                name={words.fold}
                icon={IconChevronsRight}
                size="small"
                aria-expanded
                onClick={() => turn(true)}
              />
            }
          />
        </Suspense>
      )}
      {children}
    </aside>
  );
}
