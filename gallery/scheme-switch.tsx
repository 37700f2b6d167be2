const schemes = ["device", "light", "dark"] as const;

/** Chooses the colours that the gallery is shown in: the device's, light or dark. The style sheet obeys it by itself. */
export function SchemeSwitch() {
  return (
    <fieldset className="gallery-schemes">
      <legend className="visually-hidden">Colours</legend>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input type="radio" name="gallery-scheme" value={scheme} defaultChecked={scheme === "device"} />
          <span>{scheme}</span>
        </label>
      ))}
    </fieldset>
  );
}
