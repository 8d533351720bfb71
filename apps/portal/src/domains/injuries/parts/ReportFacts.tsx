import { textsIn } from '@nestling/rules/json.ts';
import { strokesOf } from '@nestling/rules/strokes.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clockWords, dateWords, momentWords } from '@nestling/ui/format/when.ts';
import { DrawnSignature } from '@nestling/ui/pen/Strokes.tsx';
import type { InjuryVersionFragment } from '../injuries.graphql.ts';
import { severityLook, useInjuryWords } from '../injury-words.ts';
import { BodyMap } from './BodyMap.tsx';
import classes from './injuries.module.css';

/** What a version says: what happened and where, what was done, and who was told; beside it the figure. */
export const ReportFacts = ({ report, figure = true }: { report: InjuryVersionFragment; figure?: boolean }) => {
  const { t, language, pets, treatmentName, wayName, partNames } = useInjuryWords();
  const { told, told_how, told_at } = report;
  const facts = [
    [t('when'), `${dateWords(report.date, language)}, ${clockWords(report.time)}`],
    [t('place'), report.place],
    [t('what'), report.what],
    [t('parts'), partNames(report.parts)],
    [t('treatments'), textsIn(report.treatments).map(treatmentName).join(', ')],
    [t('firstAid'), report.first_aid],
    [t('aider'), report.aider],
    [t('witnesses'), report.witnesses],
    [
      t('toldHead'),
      told && told_how && told_at
        ? t('toldSaid', { name: told, how: wayName(told_how), time: clockWords(told_at) })
        : t('notTold'),
    ],
  ] as const;
  return (
    <div className={classes.sides}>
      <dl className={classes.facts}>
        {facts.map(([head, said]) =>
          said ? (
            <div key={head}>
              <dt>{head}</dt>
              <dd>{said}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {figure && !pets ? <BodyMap parts={textsIn(report.parts)} /> : null}
      {report.photo ? (
        <img
          className={classes.photo}
          src={report.photo}
          alt={t('photoAlt', { parts: partNames(report.parts) })}
          loading="lazy"
        />
      ) : null}
    </div>
  );
};

/** How bad it is, and what it still waits for. */
export const ReportMarks = ({
  report: { severity, reviewed_at, signed_at },
  staff,
}: {
  report: Pick<InjuryVersionFragment, 'severity' | 'reviewed_at' | 'signed_at'>;
  staff: boolean;
}) => {
  const { t, severityName } = useInjuryWords();
  return (
    <>
      <Badge kind={severityLook(severity)}>{severityName(severity)}</Badge>
      {staff ? <Badge kind={reviewed_at ? 'good' : 'wait'}>{t(reviewed_at ? 'reviewed' : 'unreviewed')}</Badge> : null}
      <Badge kind={signed_at ? 'good' : 'wait'}>{t(signed_at ? 'signed' : 'unsigned')}</Badge>
    </>
  );
};

/** Who wrote, corrected, reviewed and signed a version, and when. */
export const ReportTrail = ({ report }: { report: InjuryVersionFragment }) => {
  const { t, language } = useInjuryWords();
  const at = (moment: string) => momentWords(moment, language);
  const { version, created_by, created_at, reason, reviewed_at, reviewed_by, signed_at, signed_name, signed_how } =
    report;
  const facts = [
    created_by
      ? t('writtenBy', { number: String(version), day: at(created_at), name: created_by.full_name })
      : t('written', { number: String(version), day: at(created_at) }),
    reason ? t('corrected', { reason }) : null,
    reviewed_at ? t('reviewedBy', { name: reviewed_by?.full_name ?? '', day: at(reviewed_at) }) : null,
    signed_at ? t('signedBy', { name: signed_name ?? '', day: at(signed_at) }) : null,
    signed_how,
  ];
  const strokes = strokesOf(report.signed_strokes);
  return (
    <>
      <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      {strokes ? <DrawnSignature strokes={strokes} label={t('signatureOf', { name: signed_name ?? '' })} /> : null}
    </>
  );
};
