// The library pdfkit reads fonts with ships without types, and those of pdfkit do not know that it takes an open font.
declare module 'fontkit' {
  /** A font whose tables are read as they are needed, and kept. */
  export interface OpenFont {
    readonly unitsPerEm: number;
    layout(text: string): { readonly advanceWidth: number };
  }
  export const create: (bytes: Uint8Array) => OpenFont;
}
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').OpenFont): this;
  }
}
