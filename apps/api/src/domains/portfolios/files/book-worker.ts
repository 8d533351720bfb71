import { parentPort } from 'node:worker_threads';
import type { PaperPicture } from '../../../files/paper-picture.ts';
import type { Around, Book } from './book.ts';
import { writeBook } from './book-pdf.ts';

/** What is set on paper. */
export interface Setting {
  readonly book: Book;
  readonly around: Around;
  readonly pictures: ReadonlyMap<string, PaperPicture>;
}

parentPort?.on('message', ({ book, around, pictures }: Setting) => {
  void writeBook(book, around, pictures).then((pdf) => parentPort?.postMessage(pdf));
});
parentPort?.postMessage('loaded');
