import { Button } from '@mantine/core';
import { FindField } from '@nestling/kit/field/FindField.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import classes from './family.module.css';
import { familyWords } from './words.ts';

/** One of two records, as it is told apart from the other. */
export type MergeSide = {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly detail: string;
};

/**
 * Makes two records one: first the other record is found, then which of the two stays is chosen.
 * @param found what the search has found; `other` skips the search
 * @param keepsOther the other one is proposed to stay, as when somebody signs in with it
 */
export const MergeDialog = ({
  own,
  other,
  found,
  search,
  onSearch,
  title,
  keepsOther = () => false,
  busy,
  onMerge,
  onClose,
}: {
  own: MergeSide;
  other?: MergeSide | undefined;
  found: readonly MergeSide[];
  search: string;
  onSearch: (search: string) => void;
  title: string;
  keepsOther?: (other: string) => boolean;
  busy: boolean;
  onMerge: (kept: string, duplicate: string) => void;
  onClose: () => void;
}) => {
  const t = useWords(familyWords);
  const [chosen, setChosen] = useState<MergeSide | null>(other ?? null);
  const [kept, setKept] = useState(other && keepsOther(other.id) ? other.id : own.id);
  return (
    <Dialog label={title} onClose={onClose} width={520}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        <p className={classes.quiet}>{t('mergeText')}</p>
        {chosen ? (
          <div role="radiogroup" aria-label={t('keep')} className={classes.section}>
            <b>{t('keep')}</b>
            {[own, chosen].map((side) => (
              // biome-ignore lint/a11y/useSemanticElements: a face and two lines do not fit into a plain radio
              <button
                key={side.id}
                type="button"
                role="radio"
                aria-checked={kept === side.id}
                className={classes.pick}
                onClick={() => setKept(side.id)}
              >
                <Person
                  id={side.id}
                  name={side.name}
                  image={side.image}
                  size={44}
                  detail={[side.detail, t(kept === side.id ? 'keeps' : 'goes')].filter(Boolean).join(' · ')}
                />
              </button>
            ))}
          </div>
        ) : (
          <>
            <FindField label={t('mergeOther')} placeholder={t('search')} value={search} onChange={onSearch} />
            <Found
              found={found}
              onPick={(side) => {
                setChosen(side);
                setKept(keepsOther(side.id) ? side.id : own.id);
              }}
            />
          </>
        )}
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          {chosen ? (
            <Button loading={busy} onClick={() => onMerge(kept, kept === own.id ? chosen.id : own.id)}>
              {t('mergeDo')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
};

/** What a search has found, one to be picked. */
export const Found = ({ found, onPick }: { found: readonly MergeSide[]; onPick: (side: MergeSide) => void }) => {
  const t = useWords(familyWords);
  if (found.length === 0) return <p className={classes.quiet}>{t('nobodyFound')}</p>;
  return (
    <ul className={classes.found}>
      {found.map((side) => (
        <li key={side.id}>
          <button type="button" className={classes.pick} onClick={() => onPick(side)}>
            <Person id={side.id} name={side.name} image={side.image} size={40} detail={side.detail} />
          </button>
        </li>
      ))}
    </ul>
  );
};
