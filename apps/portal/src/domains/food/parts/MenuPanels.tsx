import { Button, Checkbox, MultiSelect } from '@mantine/core';
import {
  autofillFoodMenu,
  copyFoodMenuToLocation,
  copyFoodMenuWeek,
  saveFoodMenuSetting,
} from '@nestling/contract/operations/food.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useLocations } from '../../../shell/location.ts';
import { FoodSettingDocument } from '../food.graphql.ts';
import { foodWords } from '../words.ts';

export type PanelKind = 'copy' | 'autofill' | 'rotation' | 'location';
type Props = { location: string; monday: string; week: string | null; onClose: () => void };

const CopyWeek = ({ week, monday, onClose }: Props) => {
  const t = useWords(foodWords);
  const form = useCallForm({
    call: copyFoodMenuWeek,
    fixed: { id: week ?? '' },
    values: { date: addDays(monday, 7) },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t('copyWeek')} onClose={onClose} submit={t('copy')}>
      <DateField {...field('date', t('copyTo'))} />
    </FormPanel>
  );
};

const Autofill = ({ location, monday, onClose }: Props) => {
  const t = useWords(foodWords);
  const form = useCallForm({
    call: autofillFoodMenu,
    fixed: { location },
    values: { start_date: monday, end_date: addDays(monday, 27) },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t('autofill')} onClose={onClose} submit={t('fill')}>
      <p>{t('autofillText')}</p>
      <DateField {...field('start_date', t('from'))} />
      <DateField {...field('end_date', t('until'))} />
    </FormPanel>
  );
};

const Rotation = ({ location, onClose }: Props) => {
  const t = useWords(foodWords);
  const { data } = useAsk(FoodSettingDocument, { location });
  return (
    <SidePanel title={t('rotation')} onClose={onClose}>
      {data ? <RotationForm location={location} setting={data.getFoodMenuSetting} onClose={onClose} /> : null}
    </SidePanel>
  );
};

const RotationForm = ({
  location,
  setting,
  onClose,
}: {
  location: string;
  setting: { week: number; rotate: boolean } | null;
  onClose: () => void;
}) => {
  const t = useWords(foodWords);
  const form = useCallForm({
    call: saveFoodMenuSetting,
    fixed: { location },
    values: { week: setting?.week ?? 4, rotate: setting?.rotate ?? true },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <NumberField {...field('week', t('weeksInCycle'))} min={1} max={53} />
      <Checkbox {...field('rotate', t('rotate'))} />
    </FormBody>
  );
};

const ToLocation = ({ location, onClose }: Props) => {
  const t = useWords(foodWords);
  const others = useLocations().filter(({ id }) => id !== location);
  const form = useCallForm({
    call: copyFoodMenuToLocation,
    fixed: { location },
    values: { to_locations: [] },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t('copyLocation')} onClose={onClose} submit={t('copy')}>
      <p>{t('allWeeks')}</p>
      <MultiSelect
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('to_locations', t('toLocations'))}
      />
    </FormPanel>
  );
};

const panels = { copy: CopyWeek, autofill: Autofill, rotation: Rotation, location: ToLocation } as const;

/** What is done to whole weeks, beside the menu. */
export const MenuPanel = ({ kind, ...props }: Props & { kind: PanelKind }) => {
  const Panel = panels[kind];
  return <Panel {...props} />;
};
