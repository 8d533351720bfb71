import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSeen } from '../use-seen.ts';
import { fileWords } from '../words.ts';
import classes from './files.module.css';

GlobalWorkerOptions.workerSrc = worker;

/** Two screens' worth: pages further away are drawn when they come near. */
const NEAR = '200% 0px';
/** A sharp page on a dense phone, and no more memory than it needs. */
const MOST_SCALE = 2;

/**
 * A PDF, page below page, each drawn as it comes near. Scripts in it are never run: only its pages are drawn.
 * @param over what lies on a page, from 0; its places are parts of the page
 */
const PdfPages = ({
  name,
  url,
  onEnd,
  over,
}: {
  name: string;
  url: string;
  onEnd?: (() => void) | undefined;
  over?: ((page: number) => ReactNode) | undefined;
}) => {
  const t = useWords(fileWords);
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [problem, setProblem] = useState<'locked' | 'broken' | null>(null);
  useEffect(() => {
    const task = getDocument({ url, enableXfa: false });
    task.promise.then(setPdf, (error: unknown) =>
      setProblem(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'),
    );
    return () => void task.destroy();
  }, [url]);
  if (problem) return <p role="alert">{t(problem)}</p>;
  if (!pdf) return <CardsSkeleton />;
  return (
    <section className={classes.pages} aria-label={name}>
      {Array.from({ length: pdf.numPages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Page key={at} pdf={pdf} number={at + 1} label={t('pageOf', { page: at + 1, pages: pdf.numPages })}>
          {over?.(at)}
        </Page>
      ))}
      <End onEnd={onEnd} />
    </section>
  );
};

const End = ({ onEnd }: { onEnd?: (() => void) | undefined }) => {
  const ref = useSeen(onEnd);
  return <div ref={ref} className={classes.end} />;
};

const Page = ({
  pdf,
  number,
  label,
  children,
}: {
  pdf: PDFDocumentProxy;
  number: number;
  label: string;
  children?: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(number <= 2);
  const [words, setWords] = useState('');
  const [ratio, setRatio] = useState(11 / 8.5);
  useEffect(() => {
    if (!box.current || near) return undefined;
    const watch = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near]);
  useEffect(() => {
    if (!near) return undefined;
    let over = false;
    let stop = (): void => undefined;
    void (async () => {
      const page = await pdf.getPage(number);
      const drawing = canvas.current;
      if (over || !drawing) return;
      const plain = page.getViewport({ scale: 1 });
      setRatio(plain.height / plain.width);
      const width = Math.max(320, box.current?.clientWidth ?? 800) * Math.min(MOST_SCALE, window.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale: width / plain.width });
      drawing.width = viewport.width;
      drawing.height = viewport.height;
      const work = page.render({ canvas: drawing, viewport });
      stop = () => work.cancel();
      await work.promise.catch(() => undefined);
      const text = await page.getTextContent().catch(() => null);
      if (!over && text) setWords(text.items.map((item) => ('str' in item ? item.str : '')).join(' '));
    })();
    return () => {
      over = true;
      stop();
    };
  }, [pdf, number, near]);
  return (
    <div ref={box} className={classes.page} style={{ aspectRatio: `1 / ${ratio}` }}>
      <canvas ref={canvas} role="img" aria-label={words ? `${label}. ${words}` : label} />
      {children}
    </div>
  );
};

export default PdfPages;
