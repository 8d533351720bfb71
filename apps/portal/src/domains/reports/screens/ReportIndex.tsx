import { FilterRow } from '@nestling/kit/FilterRow.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { plain } from '@nestling/rules/plain.ts';
import { allows } from '@nestling/rules/roles.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { titleIn, useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { hrefOf, screenOf } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { indexWords } from '../index-words.ts';
import { reportGroups } from '../report-groups.ts';
import classes from './ReportIndex.module.css';

/** Every report somebody may open, by what it is about, with a sentence on what it answers. */
const ReportIndex = () => {
  const t = useWords(indexWords);
  const speech = useSpeech();
  const { role } = usePerson();
  const state = useListState();
  const words = plain(state.search).split(/\s+/).filter(Boolean);
  const groups = reportGroups
    .map(({ group, reports }) => ({
      group,
      reports: reports
        .filter((id) => allows(role, screenOf(id).rule))
        .map((id) => ({ id, title: titleIn(screenOf(id).title, speech), about: t(id) }))
        .filter(({ title, about }) => words.every((word) => plain(`${title} ${about} ${t(group)}`).includes(word))),
    }))
    .filter(({ reports }) => reports.length > 0);
  return (
    <Screen count={groups.reduce((sum, { reports }) => sum + reports.length, 0)}>
      <FilterRow state={state} />
      {groups.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('none', { text: state.search })}>
          {t('noneText')}
        </EmptyState>
      ) : null}
      {groups.map(({ group, reports }) => (
        <section key={group} className={classes.group} aria-label={t(group)}>
          <h2>{t(group)}</h2>
          <ul className={classes.cards}>
            {reports.map(({ id, title, about }) => (
              <li key={id}>
                <Link className={classes.card} to={hrefOf(id, {})}>
                  <b>{title}</b>
                  <span>{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  );
};

export default ReportIndex;
