/** A place on a page: the page from 0, the rest as parts (0–1) of its width and height, from its top left corner. */
export interface Spot {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A field a PDF brought along. */
export interface FoundField {
  readonly kind: 'text' | 'textarea' | 'checkbox' | 'radio' | 'choice' | 'signature';
  readonly label: string;
  readonly required: boolean;
  /** Where it is; null for a field whose options have places of their own. */
  readonly at: Spot | null;
  readonly options: readonly { readonly label: string; readonly at: Spot | null }[];
}

/** Why a PDF is not taken. */
export type PdfFault = 'BROKEN' | 'LOCKED' | 'XFA' | 'TOO_MANY_PAGES' | 'TOO_MANY_FIELDS' | 'TOO_HEAVY';

/** A PDF as it was read: its pages drawn anew into a plain file, in points, and the fields that stood on them. */
export interface ReadPdf {
  readonly bytes: Uint8Array;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly fields: readonly FoundField[];
}

/** Lines of a pen: pairs x, y of whole numbers, x to 1000 and y to 300. */
export type Strokes = readonly (readonly number[])[];

/** What is put on a page. `label` heads what did not fit and goes onto a page of its own. */
export interface Stamp extends Spot {
  readonly kind: 'text' | 'check' | 'name';
  readonly text: string;
  readonly label: string;
  readonly strokes?: Strokes;
}

/** A part of the pages that are set from words: a heading, and lines of a name and what it says. */
export interface Section {
  readonly title: string;
  /** Written whole, whatever else there is; its words are few. Else what is too long for the sheets is attached as text. */
  readonly whole?: boolean;
  readonly lines: readonly { readonly name: string; readonly text: string; readonly strokes?: Strokes }[];
}

/** How a document is signed so that a stranger can check it. */
export interface PdfSigner {
  /** A private key as PEM (PKCS #8). */
  readonly key: string;
  /** Its certificate, and those behind it; DER. */
  readonly certificates: readonly Uint8Array[];
  /** In whose name, and what for, as a reader of PDF shows it. */
  readonly name: string;
  readonly reason: string;
  /** When, ms since 1970. */
  readonly at: number;
  /** The authority that says when it was (RFC 3161); null for none. */
  readonly timeStampUrl: string | null;
}

/** What is to be done with a PDF, in a thread of its own. */
export type PdfWork =
  | { readonly do: 'read'; readonly bytes: Uint8Array; readonly mostPages: number; readonly mostFields: number }
  | {
      readonly do: 'fill';
      /** The pages to write on; null: there are only those of the sections. */
      readonly bytes: Uint8Array | null;
      readonly stamps: readonly Stamp[];
      readonly title: string;
      /** What heads the answers that did not fit. */
      readonly overflow: string;
      readonly sections: readonly Section[];
      /** At the foot of each page that is added. */
      readonly foot: string;
      /** Where the rest of an answer is that is too long for the sheets: attached, as a text file. */
      readonly attached: string;
      /** Null: it is not signed. */
      readonly sign: PdfSigner | null;
    };

/** A PDF as it was made; `stamped`: an authority has said when it was signed. */
export interface MadePdf {
  readonly bytes: Uint8Array;
  readonly stamped: boolean;
}

export type PdfDone = { readonly read: ReadPdf } | MadePdf | { readonly fault: PdfFault };
