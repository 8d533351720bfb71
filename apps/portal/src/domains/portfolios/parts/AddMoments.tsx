import { Button, Checkbox } from '@mantine/core';
import { addPortfolioActivities } from '@nestling/contract/operations/portfolios.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dayShort } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useKindWords } from '../../activities/use-kind-words.ts';
import { MomentsOfStudentDocument, type PortfolioWholeFragment } from '../portfolios.graphql.ts';
import { portfolioWords } from '../words.ts';

/** Chooses among what was recorded of the child on the days of the portfolio, and puts it into a section. */
export const AddMoments = ({
  portfolio,
  section,
  location,
  onClose,
}: {
  portfolio: PortfolioWholeFragment;
  section: string;
  location: string;
  onClose: () => void;
}) => {
  const t = useWords(portfolioWords);
  const { language } = useSpeech();
  const { kindName, detailsOf } = useKindWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { start_date, end_date, student, id } = portfolio;
  const { data } = useAsk(MomentsOfStudentDocument, { location, student: student?.id ?? '', start_date, end_date });
  const add = useAction(addPortfolioActivities);
  const inside = new Set(
    portfolio.sections.flatMap(({ activities }) => activities.map(({ activity }) => activity?.id ?? '')),
  );
  const offered = data?.getActivities.data.filter(
    (one) => !inside.has(one.id) && !one.staffOnly && one.approved !== false,
  );
  const turn = (key: string, on: boolean) =>
    setChosen((before) => (on ? [...before, key] : before.filter((one) => one !== key)));
  const save = async () => {
    const ended = await add.run({ id, section, activities: [...chosen] });
    if (ended?.kind === 'done') onClose();
  };
  return (
    <Dialog label={t('addMoments')} width={560} onClose={onClose}>
      <Stack>
        <h2>{t('addMoments')}</h2>
        {offered === undefined ? <CardsSkeleton /> : offered.length === 0 ? <p>{t('noMoments')}</p> : null}
        {(offered ?? []).map((one) => (
          <Row key={one.id}>
            <Checkbox
              checked={chosen.includes(one.id)}
              onChange={(event) => turn(one.id, event.currentTarget.checked)}
              label={[`${dayShort(one.date, language)}, ${kindName(one.type)}`, detailsOf(one), one.note]
                .filter(Boolean)
                .join(' · ')}
            />
            {one.thumbnail ? <img src={one.thumbnail} alt="" width={56} height={56} loading="lazy" /> : null}
          </Row>
        ))}
        <Row>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={chosen.length === 0} loading={add.busy} onClick={() => void save()}>
            {t('addCount', { count: chosen.length })}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
};
