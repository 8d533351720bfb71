import { Button, TextInput } from '@mantine/core';
import {
  createTicketCategory,
  deleteTicketCategory,
  updateTicketCategory,
} from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { TicketChoicesDocument, type TicketChoicesQuery } from '../tickets.graphql.ts';
import { ticketWords } from '../words.ts';
import classes from './ticket.module.css';

type Category = TicketChoicesQuery['ticketCategories'][number];

/** The words of the center for what tickets are about: added, renamed, and deleted where no ticket has them. */
export const Categories = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(ticketWords);
  const { data } = useAsk(TicketChoicesDocument, {});
  const [editing, setEditing] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const remove = useAction(deleteTicketCategory);
  return (
    <SidePanel title={t('categories')} onClose={onClose}>
      <Stack gap="l">
        <ul className={classes.lines}>
          {(data?.ticketCategories ?? []).map((category) => (
            <li key={category.id}>
              {editing === category.id ? (
                <CategoryForm category={category} onSaved={() => setEditing(null)} />
              ) : (
                <Row>
                  <span className={classes.grow}>{category.name}</span>
                  <Button
                    variant="subtle"
                    aria-label={`${t('rename')}: ${category.name}`}
                    onClick={() => setEditing(category.id)}
                  >
                    <IconPencil size={18} />
                  </Button>
                  <Button
                    variant="subtle"
                    aria-label={t('remove', { name: category.name })}
                    onClick={() => void remove.run({ id: category.id })}
                  >
                    <IconTrash size={18} />
                  </Button>
                </Row>
              )}
            </li>
          ))}
        </ul>
        <CategoryForm key={added} category={null} onSaved={() => setAdded(added + 1)} />
      </Stack>
    </SidePanel>
  );
};

const CategoryForm = ({ category, onSaved }: { category: Category | null; onSaved: () => void }) => {
  const t = useWords(ticketWords);
  const form = useCallForm({
    add: createTicketCategory,
    change: updateTicketCategory,
    record: category,
    name: `ticket-category:${category?.id ?? 'new'}`,
    values: { name: category?.name ?? '' },
    onSaved,
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" loading={form.busy}>
          {t(category ? 'rename' : 'addCategory')}
        </Button>
      }
    >
      <TextInput {...form.field('name', t('category'))} />
    </FormBody>
  );
};
