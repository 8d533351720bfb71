import { type Calls, mutation, objects, out, outcome, query } from '../../kernel/call/call.ts';
import { anyJson, choice, id, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { origin } from '../../model/setting/stored.ts';
import { dropInherited, inheritedSettings, inheritedSettingsInput, saveInherited } from './inherited.ts';
import { saveOwnLanguage } from './own-language.ts';

const which = { setting: text(1, 60), location: id(Location).optional() };

/** What the centre chooses for its locations, until one of them chooses for itself. */
export const inheritedCalls: Calls = {
  inheritedSettings: query({
    rule: 'manager',
    about: 'The settings a location takes from its centre, as they hold there, with where each comes from.',
    reach: { location: ownLocations },
    input: inheritedSettingsInput,
    answer: objects({ setting: out.text, value: out.json, ...origin }, 'InheritedSetting'),
    run: inheritedSettings,
  }),
  saveInheritedSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      'Saves such a setting for a location; without one for the whole centre, which takes support. A value that does not fit gets Error.',
    reach: { location: orError(ownLocations) },
    input: { ...which, value: anyJson(10_000) },
    answer: outcome(),
    run: saveInherited,
  }),
  saveOwnLanguage: mutation({
    rule: 'user',
    about: 'Keeps the language in which the caller is answered and written to.',
    reach: nobody,
    input: { language: choice('en', 'es') },
    answer: outcome(),
    run: saveOwnLanguage,
  }),
  dropInheritedSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: "Takes a location's own value away, so that the centre's holds; without a location, the product's.",
    reach: { location: orError(ownLocations) },
    input: which,
    answer: outcome(),
    changesNothing: 'a place without a value of its own has the one above already',
    run: dropInherited,
  }),
};
