import { useEffect, useRef, useState } from 'react';
import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  type PDFDocumentProxy,
  type RenderTask,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { bytesOf } from '#src/ui/format/base64.ts';
import { whenTypingRests } from '../when-typing-rests.ts';
import { printDesignWords as words } from '#src/wording/settings/print-design.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** One for all: a print beside a form is opened anew with each pause in typing, and a thread of its own takes longer to begin than to read it. */
let reader: PDFWorker | undefined;

/** A PDF that was opened in the browser; the one before stays until the next is there. */
export function usePdf(base64: string | undefined): PDFDocumentProxy | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    if (base64 === undefined) return;
    reader ??= new PDFWorker();
    const task = getDocument({
      worker: reader,
      data: bytesOf(base64),
      // Letters are drawn as shapes: the page's policy lets no font in but its own.
      disableFontFace: true,
      useWasm: false,
    });
    let stale = false;
    void task.promise.then(
      (opened) => {
        if (!stale) setPdf(opened);
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [base64]);
  useEffect(() => () => void pdf?.loadingTask.destroy(), [pdf]);
  return pdf;
}

/** One page, as wide as its place. It is drawn aside and put in whole: what is shown never flickers. */
export function PdfPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const shown = useRef<HTMLCanvasElement>(null);
  const width = useWidthOf(shown);
  useEffect(() => {
    if (width === 0) return;
    let stale = false;
    let drawing: RenderTask | undefined;
    const draw = async () => {
      const opened = await pdf.getPage(page);
      const natural = opened.getViewport({ scale: 1 });
      const scale = (width / natural.width) * Math.min(2, window.devicePixelRatio);
      const viewport = opened.getViewport({ scale });
      const aside = document.createElement('canvas');
      aside.width = Math.round(viewport.width);
      aside.height = Math.round(viewport.height);
      if (stale) return;
      // For 'display' each part would be drawn within a frame, which a key pressed meanwhile waits for.
      drawing = opened.render({ canvas: aside, viewport, intent: 'print' });
      // The print is drawn beside a form that is typed in.
      drawing.onContinue = whenTypingRests;
      await drawing.promise;
      const canvas = shown.current;
      if (stale || canvas === null) return;
      canvas.width = aside.width;
      canvas.height = aside.height;
      canvas.getContext('2d')?.drawImage(aside, 0, 0);
      canvas.dataset['drawn'] = String(page);
    };
    // A document that was closed meanwhile is not drawn any more.
    draw().catch(() => undefined);
    return () => {
      stale = true;
      drawing?.cancel();
    };
  }, [pdf, page, width]);
  return <canvas ref={shown} className="print-page" role="img" aria-label={words.page(page)} />;
}

function useWidthOf(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
