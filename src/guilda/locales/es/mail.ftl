### Correos sobre cuentas.

mail-account-confirm-subject = Guilda: confirma tu dirección de correo
mail-account-confirm-text =
    Hola, { $name }:

    Abre este enlace en el plazo de un día para añadir esta dirección a tu cuenta:

    { $url }

    Si no lo has pedido tú, no hagas caso de este mensaje. No cambia nada.
mail-account-email-changed-subject = Guilda: tu dirección de correo ha cambiado
mail-account-email-changed-text =
    Hola, { $name }:

    Tu cuenta tiene ahora otra dirección de correo. Si no has sido tú, cambia la contraseña y habla con el administrador del servidor.
mail-account-password-changed-subject = Guilda: tu contraseña ha cambiado
mail-account-password-changed-text =
    Hola, { $name }:

    La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, crea otra contraseña con «¿Has olvidado la contraseña?» en la página de la cuenta.
mail-account-reset-subject = Guilda: crea una contraseña nueva
mail-account-reset-text =
    Hola, { $name }:

    Abre este enlace en el plazo de una hora para crear una contraseña nueva. Funciona una sola vez:

    { $url }

    Si no lo has pedido tú, no hagas caso de este mensaje. Tu contraseña sigue igual.
