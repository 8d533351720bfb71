import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { PortfoliosOfStudentDocument } from '../portfolios.graphql.ts';
import { useTitles } from '../titles.ts';
import { portfolioWords } from '../words.ts';

/** The portfolios of a child, the latest first: a family's to read, with drafts for staff. */
const ChildPortfolios = ({ student }: { student: string }) => {
  const t = useWords(portfolioWords);
  const { title, days } = useTitles();
  const { role } = usePerson();
  const { data } = useAsk(PortfoliosOfStudentDocument, { student_id: student });
  const found = data?.getStudentPortfolios;
  const staff = allows(role, 'teacher');
  return (
    <Section title={t('list')}>
      {found === undefined ? <RowsSkeleton rows={3} columns={2} /> : found.length === 0 ? <p>{t('empty')}</p> : null}
      <Stack gap="s">
        {(found ?? []).map((one) => (
          <div key={one.id}>
            <Link to={href(staff ? 'portfolios.one' : 'portfolios.preview', { portfolioId: one.id })}>
              {title(one)}
            </Link>
            {` · ${days(one)} `}
            {staff ? (
              <Badge kind={one.status === 'published' ? 'good' : 'neutral'}>
                {t(one.status === 'published' ? 'published' : 'draft')}
              </Badge>
            ) : null}
          </div>
        ))}
      </Stack>
    </Section>
  );
};

export default ChildPortfolios;
