import { allergenName } from '@nestling/rules/allergens.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { overlayWords } from '@nestling/ui/overlay/words.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { shellWords } from '../messages.ts';
import { usePerson } from '../session/session.ts';
import { childActHits, readAct } from './child-acts.ts';
import { useFound } from './find.ts';
import { chooseLocation, useLocations } from './location.ts';
import classes from './SearchBox.module.css';
import { actsFor, type Hit, recordHits, screensFor, starHits } from './search-hits.ts';
import { searchWords } from './search-words.ts';
import { useStars } from './starred.ts';

const kinds = ['student', 'contact', 'staff', 'room', 'camera', 'location'] as const;

/** The search box finds people, rooms, records, screens and acts: type a few letters, press Enter. */
const SearchBox = ({ onClose }: { onClose: () => void }) => {
  const tShell = useWords(shellWords);
  const t = useWords(searchWords);
  const tOverlay = useWords(overlayWords);
  const speech = useSpeech();
  const navigate = useNavigate();
  const { role } = usePerson();
  const stars = useStars();
  const places = useLocations();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const { act, name } = readAct(typed, role);
  const { found, busy, failed } = useFound(name, role);

  const groups: readonly (readonly [string, readonly Hit[]])[] = [
    [t('do'), childActHits(act, found, speech)],
    [t('starred'), starHits(stars, typed, speech)],
    ...kinds.map((kind) => [t(`found_${kind}`), recordHits(found, kind, role)] as const),
    [t('acts'), actsFor(typed, role, speech).slice(0, 4)],
    [t('screens'), screensFor(typed, role, speech).slice(0, found.length > 0 ? 5 : 9)],
  ];
  const hits = groups.flatMap(([, group]) => group);
  const open = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    // A room or camera stands in the list of its location.
    const place = places.find((one) => one.id === hit.location);
    if (place) chooseLocation(place);
    void navigate({ href: hit.href });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(1, hits.length));
    else if (event.key === 'ArrowUp') setAt((at + hits.length - 1) % Math.max(1, hits.length));
    else if (event.key === 'Enter') open(hits[at]);
    // The list is always open here: Escape closes the box, not the list.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog label={tShell('find')} place="top" width={600} onClose={onClose}>
      <div className={classes.field}>
        <IconSearch size={20} />
        <input
          className={classes.input}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
          placeholder={tShell('find')}
          aria-label={tShell('find')}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={hits[at] ? `${id}-${at}` : undefined}
        />
        <kbd className={classes.key}>Esc</kbd>
        <button type="button" className={classes.close} aria-label={tOverlay('close')} onClick={onClose}>
          <IconX size={20} />
        </button>
      </div>
      <div className={classes.list} id={id} role="listbox" aria-label={tShell('find')}>
        {failed ? (
          <p className={classes.none} role="status">
            {t('findFailed')}
          </p>
        ) : hits.length === 0 ? (
          <p className={classes.none} role="status">
            {busy ? t('finding') : t('nothingFound', { text: typed })}
          </p>
        ) : null}
        {groups.map(([heading, group]) =>
          group.length > 0 ? (
            // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
            <div key={heading} role="group" aria-label={heading}>
              <div className={classes.heading} aria-hidden="true">
                {heading}
              </div>
              {group.map((hit) => {
                const place = hits.indexOf(hit);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the input above
                  // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus, as the combobox pattern says
                  <div
                    key={hit.key}
                    id={`${id}-${place}`}
                    role="option"
                    aria-selected={place === at}
                    className={classes.hit}
                    onClick={() => open(hit)}
                    onPointerMove={() => setAt(place)}
                  >
                    {hit.child ? <Avatar id={hit.child.id} name={hit.child.name} image={hit.child.image} /> : null}
                    <span className={classes.words}>
                      {hit.title}
                      {hit.detail ? <span className={classes.detail}>{hit.detail}</span> : null}
                    </span>
                    {hit.child ? <Facts of={hit.child} /> : null}
                    {place === at ? <kbd className={classes.key}>Enter</kbd> : null}
                  </div>
                );
              })}
            </div>
          ) : null,
        )}
      </div>
      <div className={classes.foot}>
        <kbd className={classes.key}>↑</kbd>
        <kbd className={classes.key}>↓</kbd>
        {t('choose')}
        <kbd className={classes.key}>Enter</kbd>
        {t('open')}
      </div>
    </Dialog>
  );
};

/** What one must know of a child before anything is done: what it must not get, and where it is. */
const Facts = ({ of: { allergies, here } }: { of: NonNullable<Hit['child']> }) => {
  const t = useWords(searchWords);
  const { language } = useSpeech();
  return (
    <span className={classes.facts}>
      {allergies.length > 0 ? (
        <Badge kind="bad">{allergies.map((one) => allergenName(one, language)).join(', ')}</Badge>
      ) : null}
      {here ? <Badge kind="good">{t('here', { room: here })}</Badge> : <Badge kind="out">{t('away')}</Badge>}
    </span>
  );
};

export default SearchBox;
