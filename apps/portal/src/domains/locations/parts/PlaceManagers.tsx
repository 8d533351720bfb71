import { Button, MultiSelect } from '@mantine/core';
import { addLocationManagers, removeLocationManager } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { allows } from '@nestling/rules/roles.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { ManagerChoicesDocument, PlaceManagersDocument, type PlaceManagersQuery } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';
import { usePlaceRecord } from './use-place.ts';

type Manager = NonNullable<PlaceManagersQuery['location']>['managers'][number];

/** Who manages a location; those above managers tie and untie them, each of which the notice takes back. */
const PlaceManagers = () => {
  const location = usePlaceRecord().id;
  const editable = allows(usePerson().role, 'kvsupport');
  const t = useWords(placeWords);
  const [adding, setAdding] = useState(false);
  const { data, error, again } = useAsk(PlaceManagersDocument, { location });
  const tie = useAction(addLocationManagers);
  const untie = useAction(removeLocationManager, {
    undo:
      (_, { location_id, user_id }) =>
      () =>
        void tie.run({ location_id, managers: [user_id] }),
  });
  const managers = data?.location?.managers;
  const columns: Column<Manager>[] = [
    {
      key: 'name',
      head: t('manager'),
      cell: ({ id, full_name, avatar }) => <Person id={id} name={full_name} image={avatar} />,
    },
    { key: 'email', head: t('email'), cell: ({ email }) => email ?? '' },
    { key: 'phone', head: t('phone'), wide: true, cell: ({ phone }) => phoneWords(phone ?? '') },
  ];
  const add = editable ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('addManager')}
    </Button>
  ) : null;
  return (
    <>
      <div className={classes.actions}>{add}</div>
      <ListBody
        count={managers?.length}
        error={error}
        onRetry={again}
        filtered={false}
        onClearFilters={() => {}}
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('noManagers')} actions={add}>
            {t('noManagersText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('managers')}
          rows={managers ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ full_name }) => full_name}
          menuOf={
            editable
              ? ({ id }) => [
                  {
                    key: 'remove',
                    label: t('untie'),
                    icon: <IconUserMinus size={18} />,
                    onPick: () => void untie.run({ location_id: location, user_id: id }),
                  },
                ]
              : undefined
          }
          card={({ id, full_name, avatar, email }) => (
            <>
              <Person id={id} name={full_name} image={avatar} />
              <div className={classes.quiet}>{email}</div>
            </>
          )}
        />
      </ListBody>
      {adding ? (
        <AddManagers location={location} tied={managers?.map(({ id }) => id) ?? []} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
};

const AddManagers = ({
  location,
  tied,
  onClose,
}: {
  location: string;
  tied: readonly string[];
  onClose: () => void;
}) => {
  const t = useWords(placeWords);
  const { data } = useAsk(ManagerChoicesDocument, {});
  const form = useCallForm({
    call: addLocationManagers,
    fixed: { location_id: location },
    values: { managers: [] },
    onSaved: onClose,
  });
  const choices = data?.managers.data.filter(({ id }) => !tied.includes(id)) ?? [];
  return (
    <FormDialog form={form} title={t('addManager')} submit={t('add')} onClose={onClose}>
      <MultiSelect
        data={choicesOf(choices)}
        searchable
        hidePickedOptions
        {...form.field(
          'managers',
          t('managers'),
          data && choices.length === 0 ? t('noOtherManagers') : t('managersHelp'),
        )}
      />
    </FormDialog>
  );
};

export default PlaceManagers;
