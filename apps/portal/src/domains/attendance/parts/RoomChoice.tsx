import classes from './RoomChoice.module.css';

/** The rooms of a location in a row, to look at one of them or (null) at all; one press, nothing opens. */
export const RoomChoice = ({
  rooms,
  room,
  all,
  onChoose,
}: {
  rooms: readonly { readonly id: string; readonly name: string; readonly color_code: string | null }[];
  room: string | null;
  /** What looking at all of them is called. */
  all: string;
  onChoose: (room: string | null) => void;
}) => (
  <fieldset className={classes.rooms}>
    <legend className={classes.legend}>{all}</legend>
    {[{ id: null, name: all, color_code: null }, ...rooms].map((one) => (
      <button
        key={one.id ?? 'all'}
        type="button"
        className={classes.room}
        aria-pressed={room === one.id}
        onClick={() => onChoose(one.id)}
      >
        {one.color_code ? <i style={{ background: one.color_code }} aria-hidden="true" /> : null}
        {one.name}
      </button>
    ))}
  </fieldset>
);
