import { Button, MultiSelect } from '@mantine/core';
import { addLocationManagers, removeLocationManager } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
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
        <AddManagers
          tied={managers?.map(({ id }) => id) ?? []}
          busy={tie.busy}
          onClose={() => setAdding(false)}
          onAdd={async (chosen) => {
            const ended = await tie.run({ location_id: location, managers: [...chosen] });
            if (ended?.kind === 'done') setAdding(false);
          }}
        />
      ) : null}
    </>
  );
};

const AddManagers = ({
  tied,
  busy,
  onAdd,
  onClose,
}: {
  tied: readonly string[];
  busy: boolean;
  onAdd: (chosen: readonly string[]) => Promise<void>;
  onClose: () => void;
}) => {
  const t = useWords(placeWords);
  const { data } = useAsk(ManagerChoicesDocument, {});
  const [chosen, setChosen] = useState<string[]>([]);
  const choices = data?.managers.data.filter(({ id }) => !tied.includes(id)) ?? [];
  return (
    <Dialog label={t('addManager')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2 className={classes.heading}>{t('addManager')}</h2>
        <MultiSelect
          label={t('managers')}
          description={data && choices.length === 0 ? t('noOtherManagers') : t('managersHelp')}
          data={choices.map(({ id, full_name }) => ({ value: id, label: full_name }))}
          value={chosen}
          onChange={setChosen}
          searchable
          hidePickedOptions
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={chosen.length === 0} loading={busy} onClick={() => void onAdd(chosen)}>
            {t('add')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

export default PlaceManagers;
