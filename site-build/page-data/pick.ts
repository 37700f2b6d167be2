/** Some fields of something. */
export function pick<Whole, Field extends keyof Whole>(whole: Whole, fields: readonly Field[]): Pick<Whole, Field> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>;
}
