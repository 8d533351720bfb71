import classes from './family.module.css';

/** The students an act could not be done for, each with the server's sentence why; nothing while there is none. */
export const LeftStudents = ({
  title,
  students,
  left,
}: {
  title: string;
  students: readonly { readonly id: string; readonly full_name: string }[];
  left: readonly { readonly id: string; readonly message: string }[];
}) => {
  if (left.length === 0) return null;
  const names = new Map(students.map(({ id, full_name }) => [id, full_name]));
  return (
    <div role="alert">
      <b>{title}</b>
      <ul className={classes.left}>
        {left.map(({ id, message }) => (
          <li key={id}>
            {names.get(id) ?? id}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
};
