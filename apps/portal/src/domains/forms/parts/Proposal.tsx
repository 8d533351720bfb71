import { Button, Checkbox } from '@mantine/core';
import { acceptFormEntryProposal } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { isProfileTarget } from '@nestling/rules/forms/profile.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { EntryProposalDocument } from '../entries.graphql.ts';
import { profileWords } from '../profile-words.ts';
import classes from './forms.module.css';

/** How the answers differ from the profile, line by line; what is ticked is written into it. */
export const Proposal = ({ entry }: { entry: { readonly id: string; readonly status: string } }) => {
  const t = useWords(profileWords);
  const may = useMay();
  const { data } = useAsk(EntryProposalDocument, { id: entry.id });
  const accept = useAction(acceptFormEntryProposal);
  const [off, setOff] = useState<readonly string[]>([]);
  const lines = data?.getFormEntryProposal ?? [];
  if (lines.length === 0 || entry.status === 'draft') return null;
  const ready = entry.status === 'approved' && may('approve_forms');
  const mine = (owner: string): boolean => (owner === 'contact' ? may('manage_contacts') : may('edit_students'));
  const chosen = lines.filter(({ block, owner }) => !off.includes(block) && mine(owner));
  const of = (owner: string) =>
    chosen.filter((line) => line.owner === owner).map(({ block, current }) => ({ block, current }));
  return (
    <section className={classes.diff} aria-label={t('profile')}>
      <h2 className={classes.title}>{t('profile')}</h2>
      <p className={classes.quiet}>{t(ready ? 'profileHelp' : 'profileFirst')}</p>
      {lines.map(({ block, name, target, owner, current, proposed }) => (
        <div key={block} className={classes.diffLine}>
          {ready && mine(owner) ? (
            <Checkbox
              aria-label={t('acceptLine', { name })}
              checked={!off.includes(block)}
              onChange={(event) =>
                setOff(event.currentTarget.checked ? off.filter((one) => one !== block) : [...off, block])
              }
            />
          ) : null}
          <span className={classes.diffText}>
            <span className={classes.quiet}>{isProfileTarget(target) ? t(`t_${target}`) : target}</span>
            <span>
              <span className={current ? classes.was : classes.quiet}>{current || t('blank')}</span> → <b>{proposed}</b>
            </span>
          </span>
        </div>
      ))}
      {ready ? (
        <div>
          <Button
            disabled={chosen.length === 0}
            loading={accept.busy}
            onClick={() => void accept.run({ id: entry.id, lines: of('student'), contact_lines: of('contact') })}
          >
            {t('acceptLines', { count: chosen.length })}
          </Button>
        </div>
      ) : null}
    </section>
  );
};
