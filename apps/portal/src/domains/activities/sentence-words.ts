import { defineWords } from '@nestling/ui/words.ts';

/** Entries of the day as sentences, as a family reads them. */
export const sentenceWords = defineWords({
  en: {
    napped: '{who} napped {from} – {to}',
    naps: '{who} went down for a nap',
    ate_none: '{who} didn’t eat the {food}',
    ate_some: '{who} ate some of the {food}',
    ate_most: '{who} ate most of the {food}',
    ate_all: '{who} ate all of the {food}',
    potty_both: '{who} used the potty: pee and poop',
    today: 'Today',
    bring: 'Please bring',
    bringFor: 'for {who}, asked {date}',
  },
  es: {
    napped: '{who} durmió la siesta: {from} – {to}',
    naps: '{who} empezó la siesta',
    ate_none: '{who} no comió: {food}',
    ate_some: '{who} comió un poco: {food}',
    ate_most: '{who} comió casi todo: {food}',
    ate_all: '{who} comió todo: {food}',
    potty_both: '{who} fue al baño: pipí y popó',
    today: 'Hoy',
    bring: 'Por favor traiga',
    bringFor: 'para {who}, pedido {date}',
  },
});
