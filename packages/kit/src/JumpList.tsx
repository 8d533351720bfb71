import { TextInput } from '@mantine/core';
import { plain } from '@nestling/rules/plain.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import classes from './JumpList.module.css';
import { kitWords } from './words.ts';

/** A section of the page, as its own heading calls it. */
type Section = { readonly id: string; readonly title: string };

const sectionsIn = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('section[aria-labelledby]'),
];

/** The sections inside, as they come and go: each asks for its own values, so the last stands later than the first. */
const useSections = (ref: RefObject<HTMLElement | null>): readonly Section[] => {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => {
      const found = sectionsIn(box).flatMap((section): Section[] => {
        const id = section.getAttribute('aria-labelledby') ?? '';
        const title = document.getElementById(id)?.textContent ?? '';
        return title ? [{ id, title }] : [];
      });
      setSections((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(box, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [ref]);
  return sections;
};

/**
 * A long page of settings with its sections listed beside it, and a search that leaves those whose words fit. Sections
 * are the `SettingsForm`s inside, and every other `<section aria-labelledby>`.
 */
export const JumpList = ({ children }: { children: ReactNode }) => {
  const t = useWords(kitWords);
  const ref = useRef<HTMLDivElement>(null);
  const sections = useSections(ref);
  const [typed, setTyped] = useState('');
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [fitting, setFitting] = useState<readonly string[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sections that come later are searched too
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const left: string[] = [];
    for (const section of sectionsIn(box)) {
      const fits = words.every((word) => plain(section.textContent ?? '').includes(word));
      section.toggleAttribute('data-left-out', !fits);
      if (fits) left.push(section.getAttribute('aria-labelledby') ?? '');
    }
    setFitting(left);
  }, [typed, sections]);
  const go = (id: string) => {
    const heading = document.getElementById(id);
    heading?.setAttribute('tabindex', '-1');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  const shown = sections.filter(({ id }) => fitting === null || fitting.includes(id));
  return (
    <div className={classes.page}>
      <nav className={classes.list} aria-label={t('sections')}>
        <TextInput
          type="search"
          aria-label={t('searchSettings')}
          placeholder={t('searchSettings')}
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ul>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => go(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
        {shown.length === 0 && typed ? <p role="status">{t('noSettings', { text: typed })}</p> : null}
      </nav>
      <div ref={ref} className={classes.content}>
        {children}
      </div>
    </div>
  );
};
