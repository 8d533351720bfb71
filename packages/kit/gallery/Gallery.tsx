import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import classes from './Gallery.module.css';
import { type Look, routerOf } from './stage.tsx';
import type { State } from './state.tsx';

const looks: readonly (readonly [name: string, search: string])[] = [
  ['Light', '?'],
  ['Dark', '?tone=dark'],
  ['Spanish', '?language=es'],
  ['Pets', '?pets=1'],
];

/** The look an address asks for. */
export const lookIn = (search: string): Look => {
  const asked = new URLSearchParams(search);
  return {
    language: asked.get('language') === 'es' ? 'es' : 'en',
    pets: asked.has('pets'),
    tone: asked.get('tone') === 'dark' ? 'dark' : 'light',
  };
};

/** One state at an address of its own, so that what it writes there changes no other. */
const Shown = ({ state, draw }: State) => {
  const router = useMemo(() => routerOf(draw, createMemoryHistory()), [draw]);
  return (
    <article className={classes.state} aria-label={state}>
      <h3>{state}</h3>
      <div>
        <RouterProvider router={router} />
      </div>
    </article>
  );
};

/** What opens over the page is shown when it is asked for alone: `?part=FormDialog`. */
const overPage = ['FormDialog'];

/** Every part in every state; `?part=` shows one. */
export const Gallery = ({ title, states, only }: { title: string; states: readonly State[]; only: string | null }) => (
  <main className={classes.page}>
    <h1>{title}</h1>
    <nav className={classes.looks} aria-label="Looks">
      {looks.map(([name, search]) => (
        <a key={name} href={search}>
          {name}
        </a>
      ))}
    </nav>
    {[...Map.groupBy(states, ({ part }) => part)]
      .filter(([part]) => (only ? part === only : !overPage.includes(part)))
      .map(([part, of]) => (
        <section key={part} className={classes.part} aria-label={part}>
          <h2>{part}</h2>
          {of.map((one) => (
            <Shown key={one.state} {...one} />
          ))}
        </section>
      ))}
  </main>
);
