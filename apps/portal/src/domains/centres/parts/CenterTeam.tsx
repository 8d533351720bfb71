import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useRoleWord } from '../../../shell/role-names.ts';
import { CenterUsersDocument } from '../support.graphql.ts';
import { supportWords } from '../support-words.ts';
import { Facts } from './Facts.tsx';

/** Who works in a center and when they signed in last, those who run it first. */
export const CenterTeam = ({ center }: { center: string }) => {
  const t = useWords(supportWords);
  const { language } = useSpeech();
  const wordOf = useRoleWord();
  const { data, error, again } = useAsk(CenterUsersDocument, { id: center });
  const team = data?.getAwsCenterUsers;
  return (
    <Section title={t('team')}>
      {team === undefined || team === null ? <Pending error={error} onRetry={again} rows={3} /> : null}
      {team?.length === 0 ? <p>{t('nobody')}</p> : null}
      {team && team.length > 0 ? (
        <Facts
          facts={team.map(({ full_name, role, status, last_login_time }) => [
            `${full_name}, ${wordOf(role)}`,
            status === 'active'
              ? last_login_time
                ? momentFigures(last_login_time, language)
                : t('never')
              : t('inactive'),
          ])}
        />
      ) : null}
    </Section>
  );
};
