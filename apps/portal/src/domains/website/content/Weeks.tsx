import { MultiSelect } from '@mantine/core';
import {
  createWebsiteMenuWeek,
  deleteWebsiteMenuWeek,
  updateWebsiteMenuWeek,
} from '@nestling/contract/operations/website.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { dateWords, weekdayWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebsiteDishesDocument, WebsiteMenuWeeksDocument, type WebsiteMenuWeeksQuery } from '../content.graphql.ts';
import { MOST_ROWS, type TabProps } from '../site-record.ts';
import { ContentList } from './ContentList.tsx';
import { Dishes } from './Dishes.tsx';
import { DAYS, type DayKey, dishesOf, optionsOf } from './week.ts';
import { contentWords } from './words.ts';

type Week = WebsiteMenuWeeksQuery['websiteMenuWeeks']['data'][number];

/** Some Monday, by which the days are named. */
const MONDAY = '2024-01-01';

const WeekDialog = ({ site, week, onClose }: { site: string; week: Week | null; onClose: () => void }) => {
  const t = useWords(contentWords);
  const { language } = useSpeech();
  const { data } = useAsk(WebsiteDishesDocument, { site });
  const form = useCallForm({
    add: createWebsiteMenuWeek,
    change: updateWebsiteMenuWeek,
    record: week,
    fixed: { site_id: site },
    values: { date: week?.date, ...dishesOf(week?.options) },
    args: (given, values) => ({ ...given, options: optionsOf(values) }),
    onSaved: onClose,
  });
  const dishes = choicesOf(data?.websiteMenuOptions.data);
  // Spanish writes days small within a sentence, not above a field.
  const dayName = (day: DayKey) =>
    weekdayWords(addDays(MONDAY, DAYS.indexOf(day)), language, 'long').replace(/^./u, (first) => first.toUpperCase());
  return (
    <FormDialog
      form={form}
      title={week ? t('editNamed', { name: dateWords(week.date, language) }) : t('add_week')}
      width={640}
      onClose={onClose}
    >
      <DateField {...form.field('date', t('weekOf'), t('weekOfHelp'))} />
      {dishes.length === 0 ? <p>{t('dishesFirst')}</p> : null}
      {DAYS.map((day) => (
        <MultiSelect key={day} searchable data={dishes} {...form.field(day, dayName(day))} />
      ))}
    </FormDialog>
  );
};

/** What there is to eat, week by week, and the dishes it is made of. */
const Weeks = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const { language } = useSpeech();
  const { data, error, again } = useAsk(WebsiteMenuWeeksDocument, { site: site.id, first: MOST_ROWS });
  return (
    <>
      <ContentList
        edits={edits}
        title={t('weeks')}
        help={t('weeksHelp')}
        add={t('add_week')}
        answer={{ rows: data?.websiteMenuWeeks.data, error, again }}
        nameOf={({ date }) => dateWords(date, language)}
        noteOf={({ options }) => t('dishCount', { count: Object.values(dishesOf(options)).flat().length })}
        remove={deleteWebsiteMenuWeek}
        form={(week, onClose) => <WeekDialog site={site.id} week={week} onClose={onClose} />}
      />
      <Dishes site={site} />
    </>
  );
};

export default Weeks;
