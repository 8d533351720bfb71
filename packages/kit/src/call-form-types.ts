import type { Call } from '@nestling/contract/limits.ts';
import type { ChangeEvent, FocusEventHandler, ReactNode } from 'react';
import type { ActionOptions, Ended } from './action.ts';
import type { FormChecks, RecordForm } from './record-form.ts';

type Id = string | number;

/** How a form holds an argument of which nothing is known at first. */
type Unknown<A> = [A] extends [boolean]
  ? boolean
  : [A] extends [number]
    ? number | null
    : [Id] extends [A]
      ? string | null
      : [A] extends [string]
        ? string
        : [A] extends [readonly unknown[]]
          ? string[]
          : A | null;

/**
 * How a form holds a field that begins with an `R`, `G` where it is known, and is sent as an `A`: what is not known is the
 * empty one.
 */
type Held<R, A, G = NonNullable<R>> = [G] extends [never]
  ? Unknown<A>
  : [G] extends [boolean]
    ? boolean
    : [G] extends [number]
      ? number | null
      : [G] extends [string]
        ? [Id] extends [A]
          ? string | null
          : string
        : [G] extends [readonly (infer E)[]]
          ? [E] extends [never]
            ? Unknown<A>
            : E[]
          : G | ([Extract<R, null | undefined>] extends [never] ? never : null);

/** The values of a form whose fields begin with `F`, for a call with the arguments `A`. */
export type ValuesOf<F, A> = {
  [K in keyof F]: K extends keyof A ? Held<F[K], NonNullable<A[K]>> : F[K];
};

/** What the fields make of the arguments; those the call requires are there, for nothing is sent without them. */
export type GivenOf<F, A> = { [K in keyof F & keyof A]: A[K] };

/** What the kernel's own arguments are called; no form gives them. */
type Own = 'operation_id' | 'confirm';

/** The arguments of a call that come from no field. */
type Rest<F, A> = Omit<A, keyof F | Own>;
type IsAll<A> = Record<never, never> extends A ? true : false;

/** Makes the arguments of what the fields give, and of the values they hold; `fixed` ones need not be among them. */
type MakeArgs<F, A> = { make(given: GivenOf<F, A>, values: ValuesOf<F, A>): Partial<A> }['make'];

/**
 * Where the arguments come from that are no field: they are `fixed`, or made by `args` of what several fields say
 * together. A form with a field that is no argument has `args`.
 */
type Arguments<F, A> =
  | { readonly fixed?: Partial<Rest<F, A>>; readonly args: MakeArgs<F, A> }
  | ([Exclude<keyof F, keyof A>] extends [never]
      ? { readonly args?: undefined } & (IsAll<Rest<F, A>> extends true
          ? { readonly fixed?: Rest<F, A> }
          : { readonly fixed: Rest<F, A> })
      : never);

/** The same where the fields are members of one argument: `fixed` are the others, `args` makes the members. */
type Members<F, A, W extends keyof A> = (IsAll<Omit<A, W | Own>> extends true
  ? { readonly fixed?: Omit<A, W | Own> }
  : { readonly fixed: Omit<A, W | Own> }) &
  (
    | { readonly args: MakeArgs<F, NonNullable<A[W]>> }
    | ([Exclude<keyof F, keyof NonNullable<A[W]>>] extends [never]
        ? IsAll<Omit<NonNullable<A[W]>, keyof F>> extends true
          ? { readonly args?: undefined }
          : never
        : never)
  );

/** `A` are the arguments the fields are. */
type Common<F extends object, A, D> = Omit<ActionOptions<D, never>, 'ownErrors' | 'undo'> & {
  /** The fields and what they begin with; null or nothing is the empty one. While nothing was typed they follow it. */
  readonly values: F;
  /** What two fields say together; what one may hold is known by the call. */
  readonly validate?: FormChecks<ValuesOf<F, A>> | undefined;
  /** What has to be filled in beside what the call requires: one of two, or a field that is no argument. */
  needs?(values: ValuesOf<F, A>): readonly (keyof F & string)[];
  /** Fields no draft keeps: passwords and codes. */
  readonly secret?: readonly (keyof F & string)[];
  /** Names the form where its call, its record and the ids in `fixed` do not tell it from another. */
  readonly name?: string;
  /** What is done beside the call: before `run` sends it, after it, or in its place. */
  save?(run: () => Promise<Ended<D> | null>, values: ValuesOf<F, A>): Promise<Ended<D> | null>;
  /** Makes the act that takes back what was saved; the notice then offers Undo. */
  undo?(data: D): (() => void) | null;
  /** Called with the answer once the form has let go of its draft and its question before leaving. */
  onSaved(data: D): void;
};

/** A form that makes one call; as `add` it is told nothing of what stayed empty. */
export type OneCall<F extends object, A extends object, D extends object> = Common<F, A, D> &
  Arguments<F, A> &
  (
    | { readonly call: Call<D, A>; readonly within?: undefined }
    | { readonly add: Call<D, A>; readonly change?: undefined; readonly record?: undefined }
  );

/** A form whose fields are members of one argument of its call, such as `settings`. */
export type WithinCall<F extends object, A extends object, W extends keyof A & string, D extends object> = Common<
  F,
  NonNullable<A[W]>,
  D
> &
  Members<F, A, W> & { readonly call: Call<D, A>; readonly within: W };

/** What a change takes besides what adding does: not which record, and what of it was seen. */
type Changed<A> = Omit<A, 'id' | 'seen'>;

/** The record to change. */
type Kept = { readonly id: string; readonly updated_at?: string | null };

/** A form that changes the record that is there: only what was changed is sent. */
export type OneChange<F extends object, B extends object, E extends object> = Common<F, Changed<B>, E> &
  Arguments<F, Changed<B>> & { readonly add?: undefined; readonly change: Call<E, B>; readonly record: Kept };

/** A form that adds a record, or changes the one that is there: then only what was changed is sent. */
export type TwoCalls<F extends object, A extends object, D extends object, B extends object, E extends object> = Common<
  F,
  A & Changed<B>,
  D | E
> &
  Arguments<F, A & Changed<B>> & {
    readonly add: Call<D, A>;
    readonly change: Call<E, B>;
    /** Null adds one. */
    readonly record: Kept | null | undefined;
  };

/** What a field takes from the form: its name and marks, its value, and what is wrong with it. */
export type FieldOf<H> = {
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly 'data-path': string;
  readonly onBlur: FocusEventHandler<HTMLElement>;
} & ([H] extends [boolean]
  ? { readonly value: undefined; readonly checked: boolean; onChange(change: ChangeEvent<HTMLInputElement>): void }
  : {
      readonly value: H;
      readonly withAsterisk?: boolean;
      onChange(change: Given<H> | null | ChangeEvent<Typed>): void;
    } & ([H] extends [number | null]
      ? { readonly min?: number; readonly max?: number }
      : { readonly maxLength?: number }));

/** A list may come as one that its maker keeps. */
type Given<H> = H extends readonly (infer E)[] ? readonly E[] : H;
type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field within a list or an object takes. */
export type PartOf = Omit<FieldOf<string>, 'value' | 'onChange'> & {
  // biome-ignore lint/suspicious/noExplicitAny: the value is whichever stands at the path
  readonly value: any;
  onChange(change: unknown): void;
};

/** A form that knows its call. `FormPanel` and `FormDialog` draw it; `FormBody` does where it stands on a page. */
export type CallForm<V extends Record<string, unknown>> = RecordForm<V> & {
  /** What the fields hold now. */
  readonly values: V;
  /**
   * What a field of this name is given: `<TextInput {...field('name', t('name'))} />`. Its label stands in the summary too.
   * @param help stands beneath it
   */
  field<K extends keyof V & string>(name: K, label: string, help?: ReactNode): FieldOf<V[K]>;
  /** The same for what stands within a field: `part('items.0.name', t('name'))`. */
  part(path: string, label: string, help?: ReactNode): PartOf;
  /** Sets a field from elsewhere, such as a button beside it. */
  set<K extends keyof V & string>(name: K, value: V[K]): void;
};

/** A form with fields under these names that hold an `H`, for what draws them in more than one form. */
export type FieldsOf<N extends string, H> = {
  readonly values: Readonly<Record<N, H>>;
  field(name: N, label: string, help?: ReactNode): FieldOf<H>;
  set(name: N, value: H): void;
};
