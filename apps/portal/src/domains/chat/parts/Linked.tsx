import { Fragment } from 'react';

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]'])/g;

/** Text as it was typed, with its addresses as links. React writes the text; nothing of it is markup. */
export const Linked = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <a key={i} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Fragment key={i}>{part}</Fragment>
    ),
  );
