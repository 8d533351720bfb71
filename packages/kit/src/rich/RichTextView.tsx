import { createElement, type ReactNode, useMemo } from 'react';
import classes from './RichText.module.css';

/** Elements that are shown as they are, with nothing of their attributes. */
const shown = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'br', 'hr']);
/** Elements whose text is no text either. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'svg', 'math']);
const empty = new Set(['br', 'hr']);

const safeHref = (href: string | null): string | null =>
  href && /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;

const render = (node: Node, key: number): ReactNode => {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  if (empty.has(name)) return createElement(name, { key });
  const children = [...node.childNodes].map(render);
  const href = name === 'a' ? safeHref(node.getAttribute('href')) : null;
  if (href)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  return createElement(shown.has(name) ? name : 'span', { key }, ...children);
};

/**
 * Shows what was written with `RichText`. The HTML is read, never put into the page: only elements the editor makes
 * appear, links only to the web, mail and phones.
 */
export const RichTextView = ({ html }: { html: string }) => {
  const content = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(render),
    [html],
  );
  return <div className={classes.view}>{content}</div>;
};
